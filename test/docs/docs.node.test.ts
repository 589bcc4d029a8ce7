/** All tests of the documentation in one process: its pages are made, and a browser is started, once for all. */
import './readme.js';
import './pages.js';
import './code.js';
import './html.js';
import './site.js';
