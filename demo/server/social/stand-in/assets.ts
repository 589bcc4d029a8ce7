import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { storeFile } from '../../http/file-store.js';
import { SHARED_HEADERS } from '../../http/page-headers.js';
import { CACHE, sendFile } from '../../http/send-file.js';

const FILES = ['google-sdk.js', 'facebook-sdk.js', 'relay.js', 'pages.css'] as const;

/** The scripts that play the providers' own, and what their pages need. */
export async function assetRoutes(): Promise<Hono> {
  const app = new Hono();
  for (const name of FILES) {
    const file = storeFile(name, await readFile(fileURLToPath(new URL(name, import.meta.url))));
    app.get(`/${name}`, (c) => sendFile(c, file, CACHE.revalidate, SHARED_HEADERS));
  }
  return app;
}
