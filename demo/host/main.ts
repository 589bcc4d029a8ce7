import { loadChunk } from './shell/chunk.js';
import { firstPaint } from './shell/firstPaint.js';

// The page names the site's own file, too: it is fetched meanwhile.
void firstPaint().then(() => loadChunk(() => import('./app.js')));
