import { desc, eq } from 'drizzle-orm';
import { waitingMails } from '../../../demo/server/mail/schema.js';
import { queueDueMails } from '../../../demo/server/notifications/notice-mail.js';
import { Address } from '../../../demo/shared/replies/addresses.js';
import { PlacedOrder, Summary } from '../../../demo/shared/replies/checkout.js';
import type { Fields, OrderShop } from './order-shop.js';
import { read } from './read-reply.js';
import { STOREFRONT, succeeds } from './test-app.js';

const HOME = {
  ...{ contact_name: 'Robin Guest', phone: '5125550142', street: '7 Elm St', unit: '' },
  ...{ city_name: 'Austin', state: 'TX', post_code: '78704' },
};

export type GuestBuyer = ReturnType<typeof guestBuyer>;

/** A browser without an account: it sends the id of its visitor, and the cookies that it was given. */
export function guestBuyer(shop: OrderShop, email: string, uuid: string = crypto.randomUUID()) {
  const cookies = new Map<string, string>();
  const call = async (path: string, method: 'GET' | 'POST', fields: Fields, more: Record<string, string>) => {
    const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await shop.app.request(`/v3/pc/${path}${method === 'GET' ? `?${form}` : ''}`, {
      ...{ method, headers: { uuid, ...(cookie && { cookie }), ...more } },
      ...(method === 'POST' && { body: form }),
    });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  const get = (path: string, fields: Fields = {}, more = {}) => call(path, 'GET', fields, more);
  const post = (path: string, fields: Fields = {}, more = {}) => call(path, 'POST', fields, more);
  const add = async (goods_id: number, buy_num = 1) => succeeds(post('cart/add', { goods_id, buy_num }));
  const begin = async () => succeeds(post('guest/begin', { email }));
  const currentTotal = async (address_id: string) =>
    (await read(post('checkout/summary', { address_id }), Summary)).total;
  /** Gives the email and an address, and sends the order, without checking the answer. */
  const order = async (fields: Fields = {}) => {
    await begin();
    const { address_id } = await read(post('address/add', HOME), Address);
    const total = await currentTotal(address_id);
    return post('order/create', { key: crypto.randomUUID(), address_id, total, ...fields });
  };
  return {
    ...{ uuid, email, cookies, get, post, add, begin, order },
    place: async () => await read(order(), PlacedOrder),
  };
}

/** Queues the mails that are due, and returns those to a mailbox, latest first. */
export async function mailsTo({ db, clock }: OrderShop, email: string) {
  await queueDueMails(db, STOREFRONT, clock.now);
  return db.select().from(waitingMails).where(eq(waitingMails.to, email)).orderBy(desc(waitingMails.mailId));
}

/** Returns the token in the link of a mail; empty without one. */
export const tokenIn = (mail: { readonly text: string } | undefined): string =>
  /\/content\/guestOrder#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
