import { eq } from 'drizzle-orm';
import { users } from '../../../demo/server/accounts/schema.js';
import { createSession } from '../../../demo/server/accounts/session.js';
import type { Db } from '../../../demo/server/db/database.js';
import { Address, Addresses } from '../../../demo/shared/replies/addresses.js';
import { readExactly } from './read-reply.js';
import { testApp } from './test-app.js';

/** An address that the shop accepts. */
export const HOME = {
  address_name: 'Home',
  contact_name: 'Dana Whitfield',
  phone: '+1 (512) 555-0142',
  street: '2104 Alamo Heights Blvd',
  unit: 'Apt 5',
  city_name: 'Austin',
  state: 'TX',
  post_code: '78704',
};
type Fields = Readonly<Record<string, string | number | undefined>>;

/** The address book of a new shopper, as calls of the API. */
export interface AddressBook {
  readonly post: (call: string, fields?: Fields, lang?: string) => Promise<Response>;
  readonly get: (call: string) => Promise<Response>;
  readonly list: () => Promise<Address[]>;
  /** Adds `HOME`, with these fields replaced. */
  readonly add: (fields?: Fields) => Promise<Address>;
  /** Returns the id of the default address, or undefined. `selected` does the same for the selected one. */
  readonly default: () => Promise<string | undefined>;
  readonly selected: () => Promise<string | undefined>;
  readonly removeAccount: () => Promise<void>;
}

/** Signs a new shopper in, and returns their address book. */
export async function addressBook(db: Db, email: string): Promise<AddressBook> {
  const app = testApp(db);
  const [user] = await db.insert(users).values({ email, uname: email, invitCode: email }).returning();
  if (user === undefined) throw new Error('no user was added');
  const token = await createSession(db, user.userId);
  const post = async (call: string, fields: Fields = {}, lang = 'en') =>
    app.request(`/v3/pc/address/${call}`, {
      method: 'POST',
      body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')])),
      headers: { token, lang },
    });
  const get = async (call: string) => app.request(`/v3/pc/address/${call}`, { headers: { token } });
  const list = async () => readExactly(get('list'), Addresses);
  const only = async (flag: 'is_default' | 'is_select') => {
    const marked = (await list()).filter((address) => address[flag] === 1);
    if (marked.length > 1) throw new Error(`${marked.length} have ${flag}`);
    return marked[0]?.address_id;
  };
  return {
    post,
    get,
    list,
    add: async (fields = {}) => readExactly(post('add', { ...HOME, ...fields }), Address),
    default: () => only('is_default'),
    selected: () => only('is_select'),
    removeAccount: async () => {
      await db.delete(users).where(eq(users.userId, user.userId));
    },
  };
}
