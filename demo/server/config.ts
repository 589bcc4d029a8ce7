import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.js';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the environment says; every field has a default. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly partnerPort: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Origins that may call the API beside the storefront's and the partner's own. */
  readonly allowedOrigins: readonly string[];
  /** Public origins, where they differ from `http://localhost:port`. */
  readonly storefrontOrigin: string | null;
  readonly partnerOrigin: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Folders that are served, absolute. */
export interface Folders {
  readonly dist: string;
  readonly embeds: string;
  readonly host: string;
  readonly mobile: string;
  readonly media: string;
}

export const FOLDERS: Folders = {
  dist: join(PROJECT, 'dist'),
  embeds: join(PROJECT, 'demo/embeds'),
  host: join(PROJECT, 'demo/build/host'),
  mobile: join(PROJECT, 'demo/build/mobile'),
  media: join(PROJECT, 'demo/host/media'),
};

/**
 * Reads `PORT`, `PARTNER_PORT`, `DATA_DIR`, `DATABASE_URL`, `ALLOWED_ORIGINS`, `STOREFRONT_ORIGIN`,
 * `PARTNER_ORIGIN` and `LOG_LEVEL`. An empty variable counts as missing.
 * @throws {StartError} that names the variable when a value is not valid
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = readPort(env, 'PORT', 4173);
  const origins = (env.ALLOWED_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  return {
    port,
    partnerPort: readPort(env, 'PARTNER_PORT', port === 0 ? 0 : port + 1),
    dataDir: resolve(PROJECT, env.DATA_DIR || 'demo/data'),
    databaseUrl: env.DATABASE_URL || null,
    allowedOrigins: origins.filter(Boolean).map((origin) => checkOrigin('ALLOWED_ORIGINS', origin)),
    storefrontOrigin: env.STOREFRONT_ORIGIN ? checkOrigin('STOREFRONT_ORIGIN', env.STOREFRONT_ORIGIN) : null,
    partnerOrigin: env.PARTNER_ORIGIN ? checkOrigin('PARTNER_ORIGIN', env.PARTNER_ORIGIN) : null,
    logLevel: readLogLevel(env.LOG_LEVEL || 'info'),
  };
}

function readPort(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartError(`${name} must be a whole number from 0 to 65535, not "${text}"`);
  }
  return port;
}

function checkOrigin(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new StartError(
    `${name} must hold origins such as https://shop.example, without a path, not "${text}"`,
  );
}

function readLogLevel(text: string): Settings['logLevel'] {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined)
    throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level;
}
