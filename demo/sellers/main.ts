import { loadChunk } from '../host/shell/chunk.js';
import { firstPaint, markReady } from '../host/shell/firstPaint.js';

markReady();
// The page names the site's own file, too: it is fetched meanwhile.
void firstPaint().then(() => loadChunk(() => import('./app.js')));
