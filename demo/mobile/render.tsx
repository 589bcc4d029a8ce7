import { renderToString } from 'preact-render-to-string';
import { renderPages } from '../host/shell/render-page.js';
import { BASE, routes } from './routes.js';

/** Renders the phone site's pages on the server, with Preact as in the browser. */
export const renderPage = renderPages(routes, BASE, async (element) => [renderToString(element)]);
