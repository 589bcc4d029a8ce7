import { loadChunk } from '../host/shell/chunk.js';
import { firstPaint } from '../host/shell/firstPaint.js';
import { markReady } from '../host/shell/readiness.js';

// Before the widgets: where the server has drawn the page, they stand in it.
markReady();
// The page names the site's own file, too: it is fetched meanwhile.
void firstPaint().then(() => loadChunk(() => import('./app.js')));
