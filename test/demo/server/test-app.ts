import assert from 'node:assert/strict';
import { drizzle } from 'drizzle-orm/pglite';
import { assert as assertStruct, integer, string, type, unknown } from 'superstruct';
import { createApp } from '../../../demo/server/app.js';
import { type AppConfig, appConfig } from '../../../demo/server/app-config.js';
import { readSettings } from '../../../demo/server/config.js';
import type { Db } from '../../../demo/server/db/database.js';
import { silent } from './each-database.js';

export const STOREFRONT = 'http://localhost:4173';
export const PARTNER = 'http://localhost:4174';

/** The configuration of a server that was started without any environment variable. */
export const DEFAULT_CONFIG: AppConfig = appConfig(readSettings({}), 4173, 4174);

/** A database that answers nothing, for code that must not query it. */
export const noDatabase: Db = drizzle.mock();

export type App = ReturnType<typeof createApp>;

export function testApp(db: Db = noDatabase, config: Partial<AppConfig> = {}): App {
  return createApp({
    db,
    config: { ...DEFAULT_CONFIG, ...config },
    logger: silent,
  });
}

const Envelope = type({ code: integer(), msg: string(), data: unknown() });

/** Returns the body of a reply, which must be an envelope. */
export async function readEnvelope(
  response: Response,
): Promise<{ code: number; msg: string; data: unknown }> {
  const body: unknown = await response.json();
  assertStruct(body, Envelope);
  return body;
}

/** Returns the data of a call that must succeed. */
export async function succeeds(response: Response | Promise<Response>): Promise<unknown> {
  const { status } = await response;
  const { code, msg, data } = await readEnvelope(await response);
  assert.deepEqual({ status, code }, { status: 200, code: 200 }, msg);
  return data;
}

/** Returns the message of a call that must be refused with this code and HTTP status 200. */
export async function refuses(response: Response | Promise<Response>, code: number): Promise<string> {
  const reply = await response;
  const envelope = await readEnvelope(reply);
  assert.deepEqual(
    { status: reply.status, ...envelope },
    { status: 200, code, msg: envelope.msg, data: null },
  );
  return envelope.msg;
}

/** Sends a POST with a body of any type. */
export function post(
  app: App,
  path: string,
  body: string,
  contentType = 'application/x-www-form-urlencoded',
) {
  return app.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': contentType },
  });
}
