import { configure } from '../../../src/state/store.js';

configure({ api: new URLSearchParams(location.search).get('api') });
await import('../../../src/account-menu/define.js');
