import { createRouter } from './router.js';
import { start } from './shell/start.js';

start(createRouter);
