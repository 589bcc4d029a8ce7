import { run } from './run.js';
import { startServer } from './start-server.js';

await run(startServer);
