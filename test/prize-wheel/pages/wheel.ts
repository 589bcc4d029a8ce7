import { configure } from '../../../src/state/store.js';

// The test answers this page's calls too.
window.fetch = (input, init) => window.parent.fetch(input, init);
configure({ api: new URLSearchParams(location.search).get('api') });
await import('../../../src/prize-wheel/define.js');
