import type { Texts } from '../../../dist/npm/text.js';
import { readTexts } from '../../shared/read-texts.js';
import type en from './messages/en.json';

export type AddressMessages = Texts<typeof en>;

/** The free-text fields of an address. */
export type TextField = keyof AddressMessages['tooLong'];

/** The messages about addresses. `invalidZip` quotes spec section 5 to the letter. */
export const ADDRESS_MESSAGES = readTexts<typeof en>(import.meta.url);
