import { eq } from 'drizzle-orm';
import { array, type Infer, object, string } from 'superstruct';
import { ADDRESS_FORM } from '../../shared/forms/forms.js';
import type { Language } from '../../shared/language.js';
import { wrongState } from '../../shared/wrong-state.js';
import type { Db } from '../db/database.js';
import { readData } from '../db/read-data.js';
import { badInput } from '../http/api.js';
import { fault, field, flag, optionalText, shownFault, to } from '../http/fields.js';
import { type FORM_MESSAGES, formFields } from '../http/form-fields.js';
import { zips } from './schema.js';

/** Returns the zip code and where it is as a list (contract section 4, `zipLookup`), empty if there is no such code. */
export async function findZips(db: Db, code: string): Promise<(typeof zips.$inferSelect)[]> {
  const found = await db.select().from(zips).where(eq(zips.code, code));
  return found.map((zip) => ({ ...zip, city: cityName(zip.city) }));
}

/** Returns a city as the post office writes it: a military post office in capitals. */
const cityName = (city: string): string => (/^[afd]po$/i.test(city) ? city.toUpperCase() : city);

/** States, the District of Columbia, territories, and military regions: every region with US zip codes. */
export const STATES = readData('states.json', array(object({ code: string(), name: string() })));

export type AddressRequest = Infer<ReturnType<typeof addressRequest>>;

export type AddressTexts = (typeof FORM_MESSAGES)[Language]['address'];

/** Returns the fields of an address, in the order of the form. */
export const addressRequest = (texts: AddressTexts) =>
  object({
    ...formFields(ADDRESS_FORM, texts),
    state: to(optionalText(), (text) => {
      const state = STATES.find(({ code }) => code === text?.toUpperCase());
      return state?.code ?? shownFault(texts.state);
    }),
    is_default: flag(),
  });

/** Returns the request for the city of a zip code. */
export const zipRequest = ({ post_code }: AddressTexts) =>
  object(formFields({ code: ADDRESS_FORM.post_code }, { code: post_code }));

/** Ids are Postgres integers, so a larger number can't be the id of an address. */
export const addressId = field((value) => {
  const digits = String(value ?? '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : fault('must be the id of an address.');
});

/** Converts a request to an address to store. An address without a name is named after its street. */
export async function toAddress(db: Db, sent: AddressRequest, { post_code, zipState }: AddressTexts) {
  const [zip] = await findZips(db, sent.post_code);
  if (zip === undefined) throw badInput(post_code);
  const { phone, street, unit, state } = sent;
  if (zip.state !== state) throw badInput(wrongState(zipState, zip, STATES));
  return {
    addressName: sent.address_name || street.slice(0, ADDRESS_FORM.address_name.max),
    ...{ contactName: sent.contact_name, phone, street, unit, state },
    ...{ cityName: cityName(sent.city_name), postCode: sent.post_code },
  };
}

export type AddressInput = Awaited<ReturnType<typeof toAddress>>;
