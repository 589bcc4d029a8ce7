import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { routes } from './router.js';
import { drawPages, type ToHtml } from './shell/draw-page.js';

const toHtml: ToHtml = (element) =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onShellReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
      // It is rejected with, and told of by whoever asked for the page.
      onError: () => undefined,
    });
  });

/** Draws the full site's pages on the server. */
export const drawPage = drawPages(routes, '/', toHtml);
