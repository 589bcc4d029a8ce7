import { destination, type Logger, pino } from 'pino';
import type { Settings } from './config.js';

/** Creates a logger that writes to stderr, so that stdout has only the address, and at once, so that no line is lost. */
export const createLogger = (level: Settings['logLevel']): Logger =>
  pino({ level }, destination({ dest: 2, sync: true }));
