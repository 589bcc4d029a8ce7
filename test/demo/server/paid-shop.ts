import { pino } from 'pino';
import { create, string, type } from 'superstruct';
import { createApp } from '../../../demo/server/app.js';
import { type AppConfig, appConfig } from '../../../demo/server/app-config.js';
import { readSettings } from '../../../demo/server/config.js';
import { type Fetch, listen } from '../../../demo/server/listen.js';
import { operateOrders } from '../../../demo/server/orders/operate-orders.js';
import { cardProvider } from '../../../demo/server/payments/provider.js';
import { pushRefunds } from '../../../demo/server/payments/refunds.js';
import { PaymentState } from '../../../demo/shared/replies/checkout.js';
import { Order } from '../../../demo/shared/replies/orders.js';
import { createCards } from '../../../demo/stand-ins/cards/app.js';
import { openFilled } from './each-database.js';
import { fillShelf, GOODS, orderShop } from './order-shop.js';
import { read } from './read-reply.js';
import { succeeds } from './test-app.js';

/** Sends a form of the provider's page, as a browser without scripts does. */
export const send = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A shop and the stand-in for Stripe, which talk to each other over real connections by the official library. */
export class PaidShop {
  /** What both have logged, at any level. */
  readonly log: string[] = [];
  /** The calls of the stand-in's API, such as `POST /v1/refunds`. */
  readonly calls: string[] = [];
  readonly #closing: (() => Promise<void>)[] = [];

  private constructor(
    private readonly db: Parameters<typeof orderShop>[0],
    readonly config: AppConfig,
  ) {}

  /**
   * @param late the delay before a late payment is reported
   * @param sessionEnd resolves when the time of a session is over
   */
  static async start(
    late?: () => Promise<void>,
    sessionEnd?: (expires: Date) => Promise<void>,
  ): Promise<PaidShop> {
    let ofShop: Fetch = () => new Response(null, { status: 503 });
    let ofProvider: Fetch = ofShop;
    const storefront = await listen(0, 'PORT', (request, env) => ofShop(request, env));
    const provider = await listen(0, 'PAYMENT_PORT', (request, env) => ofProvider(request, env));
    const database = await openFilled([fillShelf]);
    const config = appConfig(readSettings({}), storefront.port, 1, 2, 3, provider.port);
    const shop = new PaidShop(database.db, config);
    const logger = pino({ level: 'trace' }, { write: (line: string) => shop.log.push(line) });
    const app = createApp({ db: database.db, config, logger });
    ofShop = (request, env) => app.fetch(request, env);
    const { standIn, secretKey, webhookSecret } = config.payments;
    const cards = createCards({
      ...{ origin: standIn ?? '', secretKey, webhookSecret, logger },
      ...(late && { late }),
      ...(sessionEnd && { sessionEnd }),
    });
    ofProvider = (request, env) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/v1/')) shop.calls.push(`${request.method} ${pathname}`);
      return cards.fetch(request, env);
    };
    shop.#closing.push(storefront.stop, provider.stop, database.close);
    return shop;
  }

  async close(): Promise<void> {
    for (const close of this.#closing) await close();
  }

  get origin(): string {
    return this.config.storefrontOrigin;
  }

  /** Sends all due refunds, as the next sweep does. */
  pushRefunds = (): Promise<void> =>
    pushRefunds(this.db, cardProvider(this.config.payments), { now: new Date(), onFailure: () => {} });

  /** Runs the operator's command for orders. */
  operate = async (...args: readonly (string | number)[]): Promise<string> =>
    (await operateOrders(this.db, args.map(String))).text;

  /** Places an unpaid order, and opens its page at the provider. */
  async order(lang = 'en') {
    const shop = orderShop(this.db);
    shop.clock.now = new Date();
    const shopper = await shop.shopper();
    await shopper.add(GOODS[0]);
    const { order_id } = await shopper.place();
    const call = (path: string, body?: URLSearchParams) =>
      fetch(`${this.origin}/v3/pc/${path}`, {
        headers: { token: shopper.token, lang },
        ...(body && { method: 'POST', body }),
      });
    const post = (path: string) => succeeds(call(path, new URLSearchParams({ order_id: String(order_id) })));
    const pay = async () => create(await post('order/pay'), type({ url: string() })).url;
    return {
      ...{ order_id, url: await pay(), pay },
      cancel: () => post('order/cancel'),
      state: async () => await read(call(`payment/state?order_id=${order_id}`), PaymentState),
      detail: async () => await read(call(`order/detail?order_id=${order_id}`), Order),
    };
  }
}
