// Loaded before a server's own code by `--import`: ends the process as soon as it calls another machine.
import { Socket } from 'node:net';

const { connect } = Socket.prototype;

Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const { host, path } = typeof options === 'object' ? options : { host: args[1] };
  if (path === undefined && host !== undefined && !/^(?:localhost|127\.0\.0\.1|::1)$/.test(host)) {
    process.stderr.write(`Called ${host}\n`);
    process.exit(99);
  }
  return connect.apply(this, args);
};
