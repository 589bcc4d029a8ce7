/**
 * `npm start`: builds what is stale, and then runs the server in this process, whose memory npm's script has limited.
 * What comes before the check of Node's version must run in every old one.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { onNpmEnd } from './server/npm-end.mjs';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const BUILD = [
  ...['--import', './demo/build-steps/end-with-parent.mjs', '--import', 'tsx'],
  'demo/build-steps/before-start.ts',
];
const SERVER = new URL('build/server/main.js', import.meta.url);

/** Returns why nothing here can run; empty if it can. */
function problem() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const needed = engines.node.replace('>=', '');
  const [major, minor] = needed.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor < major || (ownMajor === major && ownMinor < minor))
    return `Node ${process.versions.node} is too old: install Node ${needed} or later from https://nodejs.org.`;
  if (!existsSync(new URL('../node_modules/tsx', import.meta.url)))
    return 'The packages are not installed: run "npm ci" first.';
  return '';
}

/** Builds in another process, whose memory is free again when the server runs. Resolves to its exit code. */
function build() {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, BUILD, {
      cwd: PROJECT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const endWatch = onNpmEnd(() => pass('SIGTERM'));
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      endWatch();
      resolve(signal === null ? code : 128 + constants.signals[signal]);
    });
  });
}

async function start() {
  const found = problem();
  if (found) {
    process.stderr.write(`${found}\n`);
    process.exit(1);
  }
  const code = await build();
  if (code !== 0) process.exit(code);
  // Its workers, and the process that fills its database, run the program that this names.
  process.argv[1] = fileURLToPath(SERVER);
  await import(SERVER.href);
}

start();
