import { loadChunk } from '../host/shell/chunk.js';
import { firstPaint } from '../host/shell/firstPaint.js';
import { markReady } from '../host/shell/readiness.js';

markReady();
// The page names the site's own file, too: it is fetched meanwhile.
void firstPaint().then(() => loadChunk(() => import('./app.js')));
