/** Runs all documentation tests in one process, so that pages are built and a browser is started only once. */
import './readme.js';
import './pages.js';
import './api.js';
import './code.js';
import './html.js';
import './site.js';
import './hosts.js';
import './conformance.js';
