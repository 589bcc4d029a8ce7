import { begin } from '../host/shell/firstPaint.js';

begin(() => import('./app.js'));
