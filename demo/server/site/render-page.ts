import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import type { Language } from '../../shared/language.js';
import type { PageRequest, RenderedPage, RenderPage } from '../../shared/page-rendering.js';
import type { ApiEnv } from '../http/api.js';

/** The sites whose pages are also rendered on the server. */
const RENDERED_SITES = ['host', 'mobile'] as const;

/** The page renderers, for sites that have one. */
export type PageRenderers = Readonly<Partial<Record<(typeof RENDERED_SITES)[number], RenderPage>>>;

/** Loads the page renderers. Sites that weren't built with one (`demo/vite/build.ts`) are rendered by browsers. */
export async function loadPageRenderers(folder: string): Promise<PageRenderers> {
  const found = await Promise.all(
    RENDERED_SITES.map(async (site) => {
      const file = join(folder, site, 'render.js');
      if (!existsSync(file)) return [];
      const built: { renderPage: RenderPage } = await import(pathToFileURL(file).href); // of our own build
      return [[site, built.renderPage] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Answers a call to the shop's API, given its path and query below `/v3`. */
export type Answer = (call: string, lang: Language) => Promise<unknown>;

/** Answers calls within this process, as for a client that uses that language. */
export const answerWith =
  (api: Hono<ApiEnv>): Answer =>
  async (call, lang) =>
    (await api.request(call, { headers: { lang, accept: 'application/json', platformType: '3' } })).json();

/** How long a page waits for its data, in milliseconds. After that, the browser renders it. */
export const PATIENCE_MS = 2_000;

export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

export type WholePage =
  | Extract<RenderedPage, { readonly redirect: string }>
  | (Omit<Extract<RenderedPage, { readonly html: unknown }>, 'html'> & { readonly html: string });

/** Renders a page within a time limit. Returns null for a page that only browsers render. */
export async function renderInTime(
  render: RenderPage,
  request: Omit<PageRequest, 'signal'>,
  patience = PATIENCE_MS,
): Promise<WholePage | null> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TooSlow(`the browser renders a page: the server did not within ${patience} ms`)),
      patience,
    );
  });
  try {
    const rendering = render({ ...request, signal: over.signal }).then(whole);
    return await Promise.race([rendering, late]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

async function whole(rendered: RenderedPage | null): Promise<WholePage | null> {
  if (rendered === null || 'redirect' in rendered) return rendered;
  const decoder = new TextDecoder();
  let html = '';
  for await (const part of rendered.html)
    html += typeof part === 'string' ? part : decoder.decode(part, { stream: true });
  return { ...rendered, html: html + decoder.decode() };
}
