import { destination, type Logger, pino } from 'pino';
import type { Settings } from './config.js';
import { isProduction } from './production.js';

/**
 * Creates a logger that writes to stderr, so that stdout has only the address, and at once, so that no line is lost. If
 * the settings name no level, a store with real shoppers logs each request, and a demo only what is wrong.
 */
export function createLogger(settings: Settings): Logger {
  const stderr = destination({ dest: 2, sync: true });
  // A shop whose log can't be written, for instance to a full disk, goes on without it.
  stderr.on('error', () => {});
  return pino({ level: settings.logLevel ?? (isProduction(settings) ? 'info' : 'warn') }, stderr);
}
