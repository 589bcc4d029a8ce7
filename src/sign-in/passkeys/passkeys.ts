/** The code for passkey sign-in, loaded if both the server and the browser support passkeys. */
export { Autofill } from './Autofill.js';
export { Offer, prepareOffer } from './Offer.js';
