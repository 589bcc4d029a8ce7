import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import type { Language } from '../../shared/language.js';
import type { DrawnPage, DrawPage, PageAsked } from '../../shared/page-rendering.js';
import type { ApiEnv } from '../http/api.js';

/** The sites whose pages are drawn on the server, too. */
const DRAWN = ['host', 'mobile'] as const;

/** Draws the pages of the sites that have what it takes. */
export type PageDrawers = Readonly<Partial<Record<(typeof DRAWN)[number], DrawPage>>>;

/** A site that was not built for it (`demo/vite/build.ts`) is left out: browsers draw its pages. */
export async function loadPageDrawers(folder: string): Promise<PageDrawers> {
  const found = await Promise.all(
    DRAWN.map(async (site) => {
      const file = join(folder, site, 'render.js');
      if (!existsSync(file)) return [];
      const built: { drawPage: DrawPage } = await import(pathToFileURL(file).href); // of our own build
      return [[site, built.drawPage] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Answers a call of the shop's API, given by its path and query below `/v3`. */
export type Answer = (call: string, lang: Language) => Promise<unknown>;

/** Answers calls within this process, as one who asks in that language would be. */
export const answerWith =
  (api: Hono<ApiEnv>): Answer =>
  async (call, lang) =>
    (await api.request(call, { headers: { lang, accept: 'application/json', platformType: '3' } })).json();

/** So long a page waits for its data, in milliseconds; after that, the browser draws it. */
export const PATIENCE_MS = 2_000;

export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

export type Drawn =
  | Extract<DrawnPage, { readonly redirect: string }>
  | (Omit<Extract<DrawnPage, { readonly html: unknown }>, 'html'> & { readonly html: string });

/** Draws a page, as long as somebody waits for it; null for a page that only browsers draw. */
export async function drawInTime(
  draw: DrawPage,
  asked: Omit<PageAsked, 'signal'>,
  patience = PATIENCE_MS,
): Promise<Drawn | null> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`The page was not drawn within ${patience} ms`)), patience);
  });
  try {
    const drawing = draw({ ...asked, signal: over.signal }).then(whole);
    return await Promise.race([drawing, late]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

async function whole(drawn: DrawnPage | null): Promise<Drawn | null> {
  if (drawn === null || 'redirect' in drawn) return drawn;
  const decoder = new TextDecoder();
  let html = '';
  for await (const part of drawn.html)
    html += typeof part === 'string' ? part : decoder.decode(part, { stream: true });
  return { ...drawn, html: html + decoder.decode() };
}
