import { fill, isFilling } from './fill.js';
import { run } from './run.js';
import { startStore } from './workers.js';

await (isFilling() ? fill() : run(startStore));
