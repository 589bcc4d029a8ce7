import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { object, unknown, validate } from 'superstruct';
import { RequestError } from '../../../dist/index.js';
import type { RenderedPage, RenderPage } from '../../shared/page-rendering.js';
import { entryOf, pageAt } from '../../shared/pages.js';
import { allAnswered, createQueryClient } from '../data/query-client.js';
import { createI18n } from '../messages/i18n.js';
import { loadMessages } from '../texts.js';
import { isOfNothing } from '../ui/FailedPage.js';
import { Site } from './Site.js';
import { renderForVisits, type Visit } from './visit.js';

const visits = new AsyncLocalStorage<Visit>();
renderForVisits(() => visits.getStore());

/** The number of pages that are being rendered. */
let underWay = 0;

/** Does the work of a visit: until it's done, `visit` returns that one in it. */
async function during<T>(visit: Visit, work: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await visits.run(visit, work);
  } finally {
    underWay -= 1;
    // Before Node 24, every promise of the process takes several times as long from the first use until this.
    if (underWay === 0) visits.disable();
  }
}

/** Renders an element as HTML, and everything in it that it waits for. Rejects with what the element threw. */
export type ToHtml = (
  element: ReactElement,
) => Promise<Extract<RenderedPage, { readonly html: unknown }>['html']>;

/** Renders the pages of a site that the server renders at all. @param basename the prefix of their paths */
export function renderPages(routes: RouteObject[], basename: string, toHtml: ToHtml): RenderPage {
  const { query, dataRoutes } = createStaticHandler(routes, { basename });

  const render = async ({ url, signal }: Parameters<RenderPage>[0], visit: Visit): Promise<RenderedPage> => {
    const refusals: Record<string, unknown> = {};
    const { fetchReply } = visit;
    const recorded: Visit = {
      ...visit,
      async fetchReply(call) {
        const reply = await fetchReply(call);
        if (!isFine(reply)) refusals[call] = reply;
        return reply;
      },
    };
    return during(recorded, async () => {
      const { lang, queryClient } = recorded;
      const [context, texts] = await Promise.all([query(new Request(url, { signal })), loadMessages(lang)]);
      if (context instanceof Response)
        return { redirect: context.headers.get('location') ?? '/', status: context.status };
      const [error] = Object.values(context.errors ?? {});
      if (error !== undefined) throw error;
      await allAnswered(queryClient);
      checkAnswers(queryClient);
      // Taken before rendering, which is for an anonymous visitor and may add answers that aren't the shopper's.
      const state = { lang, answers: dehydrate(queryClient) };
      const html = await toHtml(
        <Site i18n={createI18n(lang, texts)} queryClient={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Site>,
      );
      return { html, state, refusals };
    });
  };

  return async (request) => {
    const { lang, cookies, answer } = request;
    const path = new URL(request.url).pathname.slice(basename.replace(/\/$/, '').length);
    const page = pageAt(path);
    if (!page || !entryOf(page.name).isServerRendered) return null;
    const queryClient = createQueryClient();
    try {
      return await render(request, { lang, cookies, queryClient, fetchReply: answer });
    } finally {
      // Whatever renders from here on has already read what it needs.
      queryClient.clear();
    }
  };
}

const Fine = object({ code: unknown(), msg: unknown(), data: unknown() });

const isFine = (reply: unknown): boolean => {
  const [unfit, envelope] = validate(reply, Fine);
  return !unfit && envelope.code === 200;
};

/** Throws if a request failed, so that the browser repeats it and shows the failure. "Not found" is an answer too. */
function checkAnswers(queryClient: QueryClient): void {
  for (const { state } of queryClient.getQueryCache().getAll())
    if (state.error !== null && !isOfNothing(RequestError.of(state.error))) throw state.error;
}
