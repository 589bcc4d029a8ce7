/** What signing in by a passkey takes: loaded where the server and the browser have passkeys. */
export { Autofill } from './Autofill.js';
export { Offer } from './Offer.js';
export { prepareOffer } from './prepare-offer.js';
