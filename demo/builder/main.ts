import { start } from './page/start.js';

void start();
