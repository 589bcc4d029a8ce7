import { Hono } from 'hono';
import { object } from 'superstruct';
import { QUOTE_FORM } from '../../shared/forms/forms.js';
import type { Language } from '../../shared/language.js';
import { LandedCost, Ports, Quote } from '../../shared/replies/landed-cost.js';
import type { AccountServices } from '../accounts/services.js';
import { findUser } from '../accounts/session.js';
import { findCarsByIds, findRecord } from '../cars/find-cars.js';
import { mayMailShop } from '../contact/shop-mailbox.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, ApiError, badInput, notFound, requestLanguage, succeed } from '../http/api.js';
import { check, filled, line, readBody, readQuery, requiredNumber, shownFault } from '../http/fields.js';
import { FORM_MESSAGES, formFields } from '../http/form-fields.js';
import { addressOf, rateLimit } from '../limits/rate-limit.js';
import { queueMails } from '../mail/outbox.js';
import { townIn } from '../places/place-names.js';
import { DESTINATIONS, landedCost } from './landed-cost.js';
import { LANDED_COST_MESSAGES, type LandedCostMessages } from './messages.js';
import { buyerMail, shopMail } from './quote-mails.js';
import { exportQuotes } from './schema.js';

/** A whole office may share one IP address. */
const LIMIT = { name: 'export-quotes', attempts: 10, perS: 15 * 60 } as const;

const countries = DESTINATIONS.map(({ country }) => country);

const where = (texts: LandedCostMessages) => ({
  goods_id: requiredNumber(1),
  country: check(line(2), (code) => countries.includes(code), shownFault(texts.unknownPort)),
  port: filled(line(80), texts.unknownPort),
});

/**
 * Cars for buyers outside the United States. Buyers inside it order in the shop.
 * - `GET /pc/car/ports` → `{list: [{country, ports, port_names}]}`, with ISO 3166-1 country codes, and the ports' names in
 *   the request's language
 * - `GET /pc/car/landedCost?goods_id&country&port` → what the car costs there, line by line, in US cents
 * - `POST /pc/car/quote {goods_id, country, port, name, email, phone, street, city, post_code?}` → `{quote_id, total}`:
 *   requests a quote for that price, and mails the buyer and the shop. Code 409 for a sold car, 429 after ten quotes
 *   from an IP address, or five for a mailbox, in 15 minutes.
 */
export function landedCostRoutes(
  db: Db,
  { now, mailboxes }: Pick<AccountServices, 'now' | 'mailboxes'>,
): Hono<ApiEnv> {
  const limit = rateLimit(db, LIMIT);
  const costOf = async (lang: Language, request: { goods_id: number; country: string; port: string }) => {
    const texts = LANDED_COST_MESSAGES[lang];
    const [car] = await findCarsByIds(db, [request.goods_id], lang);
    if (car === undefined) throw notFound(texts.unknownCar);
    const { vin = null } = (await findRecord(db, request.goods_id)) ?? {};
    const cost = landedCost({ ...car, vin }, request.country, request.port, now().getUTCFullYear());
    if (cost === null) throw badInput(texts.unknownPort);
    return { car, cost };
  };
  return new Hono<ApiEnv>()
    .get('/pc/car/ports', (c) => {
      const lang = requestLanguage(c);
      const list = DESTINATIONS.map(({ country, ports }) => ({
        country,
        ports,
        port_names: ports.map((port) => townIn(port, lang)),
      }));
      return succeed(c, Ports, { list });
    })
    .get('/pc/car/landedCost', async (c) => {
      const lang = requestLanguage(c);
      const { cost } = await costOf(lang, readQuery(c, object(where(LANDED_COST_MESSAGES[lang]))));
      return succeed(c, LandedCost, { ...cost, port_name: townIn(cost.port, lang) });
    })
    .post('/pc/car/quote', async (c) => {
      const lang = requestLanguage(c);
      const texts = LANDED_COST_MESSAGES[lang];
      const buyer = formFields(QUOTE_FORM, FORM_MESSAGES[lang].quote);
      const request = object({ ...where(texts), ...buyer });
      const { post_code: postCode, goods_id: goodsId, ...fields } = await readBody(c, request);
      const { car, cost } = await costOf(lang, { goods_id: goodsId, ...fields });
      if (car.stock === 0) throw new ApiError(409, texts.sold);
      if (cost.refusal !== null) throw badInput(texts.refusals[cost.refusal]);
      if (!(await limit.take(c, addressOf(c)))) throw new ApiError(429, texts.tooOften);
      const again = await mailboxes.take(c, 'quote', fields.email);
      if (again !== null) throw new ApiError(429, again === 'soon' ? texts.tooOften : texts.tooManyMails);
      const toShop = await mayMailShop(c, mailboxes);
      const user = await findUser(db, c, now());
      const quoteId = await db.transaction(async (tx) => {
        const [stored] = await tx
          .insert(exportQuotes)
          .values({
            ...{ goodsId, ...fields, postCode, total: cost.total, lang },
            ...{ userId: user?.userId ?? null, createdAt: now() },
          })
          .returning();
        if (stored === undefined) throw new Error('the quote was not kept');
        const mails = [buyerMail(stored, car.goods_name, cost)];
        if (toShop) mails.unshift(shopMail(stored, car.goods_name, cost));
        await queueMails(tx, mails, now());
        return stored.quoteId;
      });
      return succeed(c, Quote, { quote_id: quoteId, total: cost.total });
    });
}
