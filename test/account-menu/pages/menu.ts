import { configure } from '../../../src/state/configure.js';

configure({ api: new URLSearchParams(location.search).get('api') });
await import('../../../src/account-menu/account-menu.js');
