import { fill } from './fill.js';
import { isFilling } from './fill-apart.js';
import { run } from './run.js';
import { startStore } from './workers.js';

await (isFilling() ? fill() : run(startStore));
