/** Renders parts of the storefront and of the sellers' site in Node, from their sources, as a guest's first page. */
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { createServer } from 'vite';
import { siteConfig } from '../../../demo/vite/sites.js';

// Nobody closes it: all files of a process share it, and it keeps no process alive, as it watches and listens to nothing.
const vite = await createServer({
  ...siteConfig('host'),
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
});

/** Loads a module of the demo. @param path within `demo` */
// Vite returns what the module exports, as its own type says.
export const load = async <Module>(path: string) => (await vite.ssrLoadModule(`/${path}`)) as Module;

const { renderForVisits } =
  await load<typeof import('../../../demo/host/shell/visit.js')>('host/shell/visit.ts');
const i18n = await load<typeof import('../../../demo/host/messages/i18n.js')>('host/messages/i18n.ts');
export const texts = await load<typeof import('../../../demo/host/texts.js')>('host/texts.ts');

const queryClient = new QueryClient();
renderForVisits(() => ({ lang: 'en', cookies: '', queryClient, fetchReply: async () => undefined }));
const english = i18n.createI18n('en', await texts.loadMessages('en'));

interface Query {
  readonly queryKey: QueryKey;
}

/** What the server has answered. */
type Answers = readonly (readonly [query: Query, answer: unknown])[];

/** Returns a query as `useOwnQuery` runs it for a guest. */
export const ofGuest = ({ queryKey }: Query): Query => ({ queryKey: [...queryKey, null] });

/** Renders an element in English. @param url of the page, whose last part is the parameter `id` */
export function render(element: ReactNode, answers: Answers = [], url = '/content/1'): string {
  queryClient.clear();
  for (const [{ queryKey }, answer] of answers) queryClient.setQueryData(queryKey, answer);
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(
        i18n.I18nContext,
        { value: english },
        createElement(
          MemoryRouter,
          { initialEntries: [url] },
          createElement(Routes, null, createElement(Route, { path: '/content/:id', element })),
        ),
      ),
    ),
  );
}

/** Returns what a reader sees of some markup. */
export const readable = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
