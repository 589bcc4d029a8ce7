import { html } from 'hono/html';
import type { Entry } from './ledger.js';
import { TEST_CARDS } from './test-cards.js';
import { LANGUAGES, PAGE_TEXTS, type PageTexts } from './texts.js';

type Page = ReturnType<typeof html>;

/** What the pages call the shop that is paid. */
const SHOP = 'Meridian';

/** The code that "the bank" sends. */
export const BANK_CODE = '314159';

/** What a field of the card form says when it is wrong; at most one at a time. */
export interface Wrong {
  readonly field?: 'number' | 'expiry' | 'code';
  readonly isDeclined?: boolean;
}

const languageOf = ({ asked }: Entry) => LANGUAGES.find((known) => known === asked.lang) ?? 'en';

const textsOf = (entry: Entry): PageTexts => PAGE_TEXTS[languageOf(entry)];

function amountOf(entry: Entry): string {
  const { amount, currency } = entry.payment;
  const locale = languageOf(entry) === 'ar' ? 'en' : languageOf(entry);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amount / 100);
}

/** Back to the shop, which learns of the payment from its own server and not from this address. */
export function returnUrl({ asked, payment }: Entry): string {
  const url = new URL(asked.return_url);
  url.searchParams.set('order_id', payment.reference);
  return url.href;
}

function frame(entry: Entry, title: string, content: Page): Page {
  const lang = languageOf(entry);
  const texts = textsOf(entry);
  return html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/pages.css" />
  </head>
  <body>
    <main>
      <header>
        <p class="payee">${texts.payTo(SHOP)}</p>
        <p class="amount"><bdi>${amountOf(entry)}</bdi></p>
        <p class="about">${entry.asked.description}</p>
      </header>
      <h1>${title}</h1>
      ${content}
      <p class="note">${texts.note}</p>
    </main>
  </body>
</html>`;
}

/** The form for a card, and the test cards that need no form. */
export function cardPage(entry: Entry, wrong: Wrong = {}): Page {
  const texts = textsOf(entry);
  const field = (
    name: 'number' | 'expiry' | 'code',
    label: string,
    message: string,
    autocomplete: string,
    max: number,
  ) => {
    const isWrong = wrong.field === name;
    return html`<div class="field ${name}">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" dir="ltr" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${max}"
        aria-invalid="${isWrong}" aria-describedby="${isWrong ? `${name}-wrong` : ''}" />
      ${isWrong ? html`<p class="wrong" id="${name}-wrong">${message}</p>` : ''}
    </div>`;
  };
  return frame(
    entry,
    texts.title,
    html`${wrong.isDeclined ? html`<p class="declined" role="alert">${texts.declined}</p>` : ''}
      <form method="post" action="/pay/${entry.payment.id}">
        ${field('number', texts.number, texts.wrongNumber, 'cc-number', 23)}
        <div class="row">
          ${field('expiry', texts.expiry, texts.wrongExpiry, 'cc-exp', 7)}
          ${field('code', texts.code, texts.wrongCode, 'cc-csc', 4)}
        </div>
        <button class="pay">${texts.pay(amountOf(entry))}</button>
        <fieldset>
          <legend>${texts.testCards}</legend>
          ${TEST_CARDS.map(
            ({ number, outcome }) => html`<button class="test" name="test" value="${number}">
              <span>${texts.outcomes[outcome]}</span>
              <bdi dir="ltr">${number.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
            </button>`,
          )}
        </fieldset>
      </form>
      <a class="back" href="${returnUrl(entry)}">${texts.back}</a>`,
  );
}

/** Where the bank asks whether it is really the card's owner (3-D Secure). */
export function bankPage(entry: Entry, isWrong = false): Page {
  const texts = textsOf(entry);
  return frame(
    entry,
    texts.bankTitle,
    html`<p>${texts.bankText(BANK_CODE)}</p>
      <form method="post" action="/pay/${entry.payment.id}/bank">
        <div class="field">
          <label for="bank">${texts.bankCode}</label>
          <input id="bank" name="bank" dir="ltr" inputmode="numeric" autocomplete="one-time-code" maxlength="6"
            aria-invalid="${isWrong}" aria-describedby="${isWrong ? 'bank-wrong' : ''}" />
          ${isWrong ? html`<p class="wrong" id="bank-wrong">${texts.wrongBankCode}</p>` : ''}
        </div>
        <button class="pay">${texts.confirm}</button>
        <button class="quiet" name="refuse" value="1">${texts.refuse}</button>
      </form>`,
  );
}

/** What is left of a payment that was made, or came too late. */
export function overPage(entry: Entry): Page {
  const texts = textsOf(entry);
  return frame(
    entry,
    texts.over,
    html`<p>${texts.overText}</p><a class="pay" href="${returnUrl(entry)}">${SHOP}</a>`,
  );
}
