import { run } from './run.js';
import { startStore } from './workers.js';

await run(startStore);
