import { loadChunk } from '../host/shell/chunk.js';
import { firstPaint, markReady } from '../host/shell/firstPaint.js';

// Before the widgets: where the server has drawn the page, they stand in it.
markReady();
// The page names the site's own file, too: it is fetched meanwhile.
void firstPaint().then(() => loadChunk(() => import('./app.js')));
