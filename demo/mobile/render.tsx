import { renderToString } from 'preact-render-to-string';
import { drawPages } from '../host/shell/render-page.js';
import { BASE, routes } from './routes.js';

/** Renders the phone site's pages on the server, with Preact as in the browser. */
export const drawPage = drawPages(routes, BASE, async (element) => [renderToString(element)]);
