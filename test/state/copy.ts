/** All of the store that tests use; each import of it by `openPage` is a copy of its own. */

export { jumpTo } from '../../src/navigation/destination.js';
export { decideJump, hasToken } from '../../src/navigation/guard.js';
export { loadCarIndex } from '../../src/state/cars.js';
export { send } from '../../src/state/client.js';
export { configure } from '../../src/state/configure.js';
export { readToken, readUuid } from '../../src/state/identity.js';
export { changeLanguage } from '../../src/state/language.js';
export { applyZip } from '../../src/state/location.js';
export { cookies, local, session } from '../../src/state/storage.js';
export { store } from '../../src/state/store.js';
export { accentColor } from '../../src/state/theme.js';
export { loadThemeColor } from '../../src/state/theme-color.js';
export { welcomeVisitor } from '../../src/state/visitor.js';
