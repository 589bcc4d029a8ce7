/** Everything of the store that tests use. Each time that `loadCopy` imports it, it is a separate copy. */

export { toDestination } from '../../src/navigation/destination.js';
export { guard } from '../../src/navigation/navigate.js';
export { identifyVisitor, loadThemeColor } from '../../src/state/bootstrap.js';
export { loadCarIndex } from '../../src/state/cars.js';
export { send } from '../../src/state/client.js';
export { forget } from '../../src/state/forget.js';
export { dismissGift, saveClaimed } from '../../src/state/gifts.js';
export { readToken, readUuid } from '../../src/state/identity.js';
export { changeLanguage } from '../../src/state/language.js';
export { storeZip } from '../../src/state/location.js';
export { saveSpinRequest } from '../../src/state/pending-spin.js';
export { saveRecentCars } from '../../src/state/recent-cars.js';
export { openSession } from '../../src/state/session.js';
export { cookies, local, session } from '../../src/state/storage.js';
export { accentColor, configure, configureFrom, store } from '../../src/state/store.js';
export { applyZip } from '../../src/state/zip.js';
