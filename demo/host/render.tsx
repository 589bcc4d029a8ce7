import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { routes } from './router.js';
import { drawPages, type ToHtml } from './shell/draw-page.js';

const toHtml: ToHtml = (element) =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onShellReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
      // The promise rejects with the error, and whoever requested the page reports it.
      onError: () => undefined,
    });
  });

/** Renders the full site's pages on the server. */
export const drawPage = drawPages(routes, '/', toHtml);
