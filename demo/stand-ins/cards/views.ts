import { html } from 'hono/html';
import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { groupNumber, tidyExpiry } from './card-text.js';
import type { Entry } from './ledger.js';
import { TEST_CARDS } from './test-cards.js';
import { PAGE_TEXTS } from './texts.js';

type Page = ReturnType<typeof html>;

/** The name of the shop on the pages. */
const SHOP = 'Meridian';

/** The code that the "bank" sends. */
export const BANK_CODE = '314159';

/** The fields for a card, in the order of the form. */
export type CardField = 'number' | 'expiry' | 'code';

/** The state in which the card form is shown again. */
export interface CardTried {
  readonly wrong?: readonly CardField[];
  readonly isDeclined?: boolean;
  /** The typed values. The security code is never sent back. */
  readonly typed?: { readonly number: string; readonly expiry: string };
}

/** The errors for a card, in the shopper's language. */
export interface CardFaults {
  /** The message for each wrong field. */
  readonly faults: { readonly [Field in CardField]?: string };
  /** The message for the whole form. */
  readonly declined?: string;
}

/** A payment, and the language of its pages. */
export interface Shown {
  readonly entry: Entry;
  readonly lang: Language;
}

/** Returns the messages for the errors of a card. */
export function cardFaults({ lang }: Shown, { wrong = [], isDeclined }: CardTried): CardFaults {
  const texts = PAGE_TEXTS[lang];
  const says = { number: texts.wrongNumber, expiry: texts.wrongExpiry, code: texts.wrongCode };
  return {
    faults: Object.fromEntries(wrong.map((field) => [field, says[field]])),
    ...(isDeclined && { declined: texts.declined }),
  };
}

function amountOf({ entry, lang }: Shown): string {
  const { amount_total, currency } = entry.session;
  const locale = lang === 'ar' ? 'en' : lang;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? 'usd',
    currencyDisplay: 'narrowSymbol',
  });
  const text = format.format((amount_total ?? 0) / 100);
  // Otherwise, the currency sign would come after the amount in an Arabic sentence.
  return lang === 'ar' ? `\u2066${text}\u2069` : text;
}

/** Returns the URL back to the shop, which learns about the payment from its own server, not from this URL. */
export const successUrl = ({ session }: Entry): string => session.success_url ?? '';

const cancelUrl = (entry: Entry): string => entry.session.cancel_url || successUrl(entry);

function frame(shown: Shown, title: string, content: Page, script?: string): Page {
  const { entry, lang } = shown;
  const texts = PAGE_TEXTS[lang];
  return html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/pages.css" />
    ${script ? html`<script type="module" src="${script}"></script>` : ''}
  </head>
  <body>
    <main>
      <header>
        <p class="payee">${fill(texts.payTo, { shop: SHOP })}</p>
        <p class="amount"><bdi>${amountOf(shown)}</bdi></p>
        <p class="about">${entry.description}</p>
      </header>
      <h1>${title}</h1>
      ${content}
      <p class="note">${texts.note}</p>
    </main>
  </body>
</html>`;
}

/** Returns the page with the card form, and the test cards that need no form. It also works without its script. */
export function cardPage(shown: Shown, tried: CardTried = {}): Page {
  const { entry, lang } = shown;
  const texts = PAGE_TEXTS[lang];
  const { faults, declined } = cardFaults(shown, tried);
  const [first] = tried.wrong ?? [];
  // The limits leave room for what is pasted with spaces and marks. What is sent is cleaned.
  const field = (name: CardField, label: string, autocomplete: string, max: number, value = '') => {
    const fault = faults[name];
    return html`<div class="field ${name}">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" dir="ltr" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${max}"
        value="${value}" aria-required="true" aria-invalid="${String(fault !== undefined)}"
        ${fault ? html`aria-describedby="${name}-wrong"` : ''} ${name === first ? 'autofocus' : ''} />
      ${fault ? html`<p class="wrong" id="${name}-wrong">${fault}</p>` : ''}
    </div>`;
  };
  const { number = '', expiry = '' } = tried.typed ?? {};
  return frame(
    shown,
    texts.title,
    html`${declined ? html`<p class="declined" role="alert">${declined}</p>` : ''}
      <form method="post" action="/pay/${entry.session.id}" data-failed="${texts.failed}">
        ${field('number', texts.number, 'cc-number', 64, groupNumber(number))}
        <div class="row">
          ${field('expiry', texts.expiry, 'cc-exp', 32, tidyExpiry(expiry))}
          ${field('code', texts.code, 'cc-csc', 16)}
        </div>
        <button class="pay">${fill(texts.pay, { amount: amountOf(shown) })}</button>
        <fieldset>
          <legend>${texts.testCards}</legend>
          ${TEST_CARDS.map(
            ({ number, outcome }) => html`<button class="test" name="test" value="${number}">
              <span>${texts.outcomes[outcome]}</span>
              <bdi dir="ltr">${groupNumber(number)}</bdi>
            </button>`,
          )}
        </fieldset>
      </form>
      <a class="back" href="${cancelUrl(entry)}">${texts.back}</a>`,
    '/card-form.js',
  );
}

/** Returns the page where the bank verifies the card's owner (3-D Secure). */
export function bankPage(shown: Shown, isWrong = false): Page {
  const { entry, lang } = shown;
  const texts = PAGE_TEXTS[lang];
  return frame(
    shown,
    texts.bankTitle,
    html`<p>${fill(texts.bankText, { code: BANK_CODE })}</p>
      <form method="post" action="/pay/${entry.session.id}/bank">
        <div class="field">
          <label for="bank">${texts.bankCode}</label>
          <input id="bank" name="bank" dir="ltr" inputmode="numeric" autocomplete="one-time-code" maxlength="64"
            aria-invalid="${String(isWrong)}"
            ${isWrong ? html`aria-describedby="bank-wrong" autofocus` : ''} />
          ${isWrong ? html`<p class="wrong" id="bank-wrong">${texts.wrongBankCode}</p>` : ''}
        </div>
        <button class="pay">${texts.confirm}</button>
        <button class="quiet" name="refuse" value="1">${texts.refuse}</button>
      </form>`,
  );
}

/** Returns the page for a payment that was already made, or whose session has expired. */
export function overPage(shown: Shown): Page {
  const { entry, lang } = shown;
  const texts = PAGE_TEXTS[lang];
  const isExpired = entry.session.status === 'expired';
  const [title, text] = isExpired ? [texts.expired, texts.expiredText] : [texts.over, texts.overText];
  const back = isExpired ? cancelUrl(entry) : successUrl(entry);
  return frame(shown, title, html`<p>${text}</p><a class="pay" href="${back}">${SHOP}</a>`);
}
