import { begin } from './shell/firstPaint.js';

begin(() => import('./app.js'));
