import { text } from 'node:stream/consumers';
// The entry for Node is the same, but slows down all promises of the process: see `renderPages`.
import { renderToReadableStream } from 'react-dom/server.edge';
import { routes } from './router.js';
import { renderPages, type ToHtml } from './shell/render-page.js';

const toHtml: ToHtml = async (element) => {
  // The promise rejects with the error, and whoever requested the page reports it.
  const stream = await renderToReadableStream(element, { onError: () => undefined });
  return [await text(stream)];
};

/** Renders the full site's pages on the server. */
export const renderPage = renderPages(routes, '/', toHtml);
