/** All of the store that tests use; each import of it by `openPage` is a copy of its own. */
export { loadCarIndex } from '../../src/store/car-index.js';
export { send } from '../../src/store/client.js';
export { configure } from '../../src/store/configure.js';
export { readToken, readUuid } from '../../src/store/identity.js';
export { jumpTo } from '../../src/store/jump.js';
export { decideJump, hasToken } from '../../src/store/jumps.js';
export { changeLanguage } from '../../src/store/language.js';
export { applyZip } from '../../src/store/location.js';
export { cookies, local, session } from '../../src/store/persistence.js';
export { store } from '../../src/store/store.js';
export { accentColor } from '../../src/store/theme.js';
export { loadThemeColor } from '../../src/store/theme-color.js';
export { welcomeVisitor } from '../../src/store/visitor.js';
