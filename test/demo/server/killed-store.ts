import { randomBytes, randomInt } from 'node:crypto';
import { type Fetch, type Listener, listen } from '../../../demo/server/listen.js';
import { type PaymentConfig, paymentConfig } from '../../../demo/server/payments/settings.js';
import { createCards } from '../../../demo/stand-ins/cards/app.js';
import { silent } from './each-database.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';

/** The calls amid which the store is killed: before one arrives, and once it is answered, before anybody hears so. */
const CALLS: readonly RegExp[] = [
  /^POST \/v1\/checkout\/sessions$/,
  /^GET \/v1\/checkout\/sessions\//,
  /^POST \/v1\/refunds$/,
  /^POST \/v3\/pc\/payment\/webhook$/,
  /^POST \/v3\/pc\/order\/return$/,
  /^POST \/v3\/pc\/seller\/returns\/receive$/,
];
export const MOMENTS = CALLS.flatMap((call) => [
  { call, isAnswered: false },
  { call, isAnswered: true },
]);

const unavailable = () => new Response(null, { status: 503 });
const random = () => randomBytes(24).toString('hex');

/**
 * A store over Postgres that is killed amid its payments and returns, again and again, and started again at once. Its shoppers and the
 * stand-in for Stripe, which outlive it, reach it at an address that stays.
 */
export class KilledStore {
  kills = 0;
  /** The ids of all sessions that the stand-in has opened. */
  readonly sessions = new Set<string>();
  #server: RunningServer | null = null;
  /** Where the present process listens; empty while there is none. */
  #backend = '';
  #listeners: Listener[] = [];

  private constructor(
    private readonly databaseUrl: string,
    /** How often it is killed. */
    readonly most: number,
    readonly origin: string,
    readonly payments: PaymentConfig,
  ) {}

  static async start(databaseUrl: string, most: number): Promise<KilledStore> {
    let [atStore, atCards]: [Fetch, Fetch] = [unavailable, unavailable];
    const entrance = await listen(0, 'PORT', (request, env) => atStore(request, env));
    const provider = await listen(0, 'PAYMENT_PORT', (request, env) => atCards(request, env));
    const origin = `http://localhost:${entrance.port}`;
    const standIn = `http://localhost:${provider.port}`;
    const keys = { secretKey: `sk_test_${random()}`, webhookSecret: `whsec_${random()}` };
    const payments = paymentConfig(keys, { standIn, origin: standIn, storefrontOrigin: origin });
    const store = new KilledStore(databaseUrl, most, origin, payments);
    store.#listeners = [entrance, provider];
    const cards = createCards({ origin: standIn, ...keys, logger: silent });
    atStore = (request) => store.#amid(request, () => store.#pass(request));
    atCards = (request, env) =>
      store.#amid(request, async () => store.#note(request, await cards.fetch(request, env)));
    await store.#begin();
    return store;
  }

  async stop(): Promise<void> {
    this.#backend = '';
    this.#server?.signalAll('SIGKILL');
    await this.#server?.ended;
    await Promise.all(this.#listeners.map(({ stop }) => stop()));
  }

  async #begin(): Promise<void> {
    const { secretKey, webhookSecret, standIn } = this.payments;
    this.#server = new RunningServer({
      ...{
        DATABASE_URL: this.databaseUrl,
        DEMO: '1',
        STOREFRONT_ORIGIN: this.origin,
        DATA_DIR: temporaryFolder(),
      },
      ...{
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        PAYMENT_ORIGIN: standIn ?? '',
      },
      ...{ MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' },
    });
    await this.#server.address();
    this.#backend = `http://127.0.0.1:${await this.#server.says('stderr', /"port":(\d+)/)}`;
  }

  async #kill(): Promise<void> {
    this.kills += 1;
    this.#backend = '';
    this.#server?.signal('SIGKILL');
    await this.#server?.ended;
    void this.#begin();
  }

  /** Answers a call, or kills the store amid it. What a dead store has sent or would hear is lost. */
  async #amid(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const moment = MOMENTS[this.kills % MOMENTS.length];
    const isFit = moment?.call.test(`${request.method} ${new URL(request.url).pathname}`) === true;
    // Only one of several such calls, so that the other shoppers are anywhere.
    const isNow = () => this.#backend !== '' && this.kills < this.most;
    if (!isFit || !isNow() || randomInt(4) > 0) return answer();
    const reply = moment.isAnswered ? await answer() : null;
    if (reply !== null && !isNow()) return reply;
    await this.#kill();
    return unavailable();
  }

  async #pass(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'POST' ? await request.arrayBuffer() : null;
    try {
      const reply = await fetch(this.#backend + pathname + search, { method, headers, body });
      // As a whole, because the process may die amid it.
      return new Response(await reply.arrayBuffer(), { status: reply.status });
    } catch {
      return unavailable();
    }
  }

  async #note(request: Request, reply: Response): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
      const { id }: { id?: string } = await reply.clone().json();
      if (id !== undefined) this.sessions.add(id);
    }
    return reply;
  }
}
