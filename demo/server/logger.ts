import { destination, type Logger, pino } from 'pino';
import type { Settings } from './config.js';

/** Creates a logger that writes to stderr, so that stdout has only the address, and at once, so that no line is lost. */
export function createLogger(level: Settings['logLevel']): Logger {
  const stderr = destination({ dest: 2, sync: true });
  // A shop whose log can't be written, for instance to a full disk, goes on without it.
  stderr.on('error', () => {});
  return pino({ level }, stderr);
}
