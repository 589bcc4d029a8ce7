import { createBrowserRouter } from 'react-router';
import { start } from '../host/shell/start.js';
import { BASE, routes } from './routes.js';

start(() => createBrowserRouter(routes, { basename: BASE }));
