import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { array, assert as assertStruct, integer, object, string } from 'superstruct';
import { codeMail } from '../../../demo/server/accounts/codes.js';
import { createApp } from '../../../demo/server/app.js';
import { createMailer, type Mail } from '../../../demo/server/mail/mailer.js';
import { type OpenMail, openMail } from '../../../demo/server/stand-ins.js';
import { LANGUAGES } from '../../../demo/shared/language.js';
import { startMail } from '../../../demo/stand-ins/mail/app.js';
import { MAX_MAILS } from '../../../demo/stand-ins/mail/mailbox.js';
import { silent } from './each-database.js';
import { DEFAULT_CONFIG, noDatabase } from './test-app.js';

const FROM = 'Meridian <no-reply@meridian.example>';
const EMBEDDED = { smtpUrl: null, mailPort: 0, mailFrom: FROM, standIns: true };

const Mails = array(
  object({
    id: integer(),
    from: string(),
    to: string(),
    subject: string(),
    text: string(),
    lang: string(),
    receivedAt: string(),
  }),
);

/** Returns the mails to an address, as `/dev/mail.json` lists them. */
async function mailsOf(shop: ReturnType<typeof siteOf>, to: string) {
  const mails: unknown = await (await shop.request(`/dev/mail.json?to=${encodeURIComponent(to)}`)).json();
  assertStruct(mails, Mails);
  return mails;
}

function siteOf({ pages, mailer }: OpenMail) {
  return createApp({
    ...{ db: noDatabase, config: DEFAULT_CONFIG, logger: silent },
    mailPages: pages,
    accounts: { mailer },
  });
}

const plain = (change: Partial<Mail>): Mail => ({
  to: 'ada@example.com',
  lang: 'en',
  subject: 'Hello',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
  ...change,
});

let mail: OpenMail;
let site: ReturnType<typeof siteOf>;
before(async () => {
  mail = await openMail(EMBEDDED, silent);
  site = siteOf(mail);
});
after(() => mail.stop());

test('sends the mailbox’s headers on its own pages only', async () => {
  const cacheOf = async (path: string) => (await site.request(path)).headers.get('cache-control');
  assert.equal(await cacheOf('/dev/mail'), 'no-store');
  assert.equal(await cacheOf('/builder'), null);
});

for (const lang of LANGUAGES) {
  test(`delivers a code by SMTP, in ${lang}`, async () => {
    const sent = codeMail(lang, `${lang}@example.com`, 'register', '012345');
    await mail.mailer.send(sent);
    const [got] = await mailsOf(site, sent.to);
    assert.deepEqual(
      { ...got, id: 1, receivedAt: '' },
      {
        id: 1,
        from: '"Meridian" <no-reply@meridian.example>',
        to: sent.to,
        subject: sent.subject,
        text: sent.text,
        lang,
        receivedAt: '',
      },
    );
    const page = await (await site.request(`/dev/mail/${got?.id}`)).text();
    assert.match(page, new RegExp(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`));
    assert.match(page, />012345</);
  });
}

test('shows the newest mail first in the mailbox, and the mails to one address', async () => {
  for (const subject of ['First', 'Second'])
    await mail.mailer.send(plain({ to: 'order@example.com', subject }));
  await mail.mailer.send(plain({ to: 'other@example.com', subject: 'Third' }));
  const page = await (await site.request('/dev/mail?to=Order@Example.com')).text();
  assert.match(page, /Second[\s\S]*First/);
  assert.doesNotMatch(page, /Third/);
  assert.match(await (await site.request('/dev/mail')).text(), /Third[\s\S]*Second[\s\S]*First/);
});

test('shows markup in a mail as text in the mailbox, and runs none of it', async () => {
  const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  await mail.mailer.send(plain({ to: 'evil@example.com', subject: attack, text: attack, html: attack }));
  const page = await site.request('/dev/mail?to=evil@example.com"><script>');
  assert.doesNotMatch(await page.text(), /<script|<img src=x/);
  const box = await site.request('/dev/mail?to=evil@example.com');
  assert.doesNotMatch(await box.text(), /<script|<img src=x/);
  const [got] = await mailsOf(site, 'evil@example.com');
  const html = await site.request(`/dev/mail/${got?.id}`);
  const policy = html.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /; sandbox$/);
});

test('runs no script in the mailbox, and lets no cache store it', async () => {
  const page = await site.request('/dev/mail?to=en@example.com');
  assert.match(
    page.headers.get('content-security-policy') ?? '',
    /^default-src 'none'; style-src 'self'; img-src 'self';/,
  );
  assert.equal(page.headers.get('cache-control'), 'no-store');
  assert.doesNotMatch(await page.text(), / style=|<style| on\w+=/);
  const css = await site.request('/dev/mail.css');
  assert.deepEqual([css.status, css.headers.get('content-type')], [200, 'text/css; charset=utf-8']);
});

test('says that the mailbox is empty, or that a mail is gone', async () => {
  assert.match(await (await site.request('/dev/mail?to=nobody@example.com')).text(), /No mail yet/);
  assert.equal((await site.request('/dev/mail/999999')).status, 404);
});

test('stores only the latest mails in the mailbox', async () => {
  const small = await startMail(0);
  const mailer = createMailer(small.url, FROM, silent);
  const earlier = {
    from: FROM,
    to: 'ada@example.com',
    text: '',
    html: '',
    lang: 'en',
    receivedAt: new Date(),
  };
  for (let mails = 0; mails < MAX_MAILS + 4; mails++) {
    small.mailbox.add({ ...earlier, subject: `Mail ${mails}` });
  }
  await mailer.send(plain({ subject: `Mail ${MAX_MAILS + 4}` }));
  const subjects = small.mailbox.list().map(({ subject }) => subject);
  assert.deepEqual(
    [subjects.length, subjects[0], subjects.at(-1)],
    [MAX_MAILS, `Mail ${MAX_MAILS + 4}`, 'Mail 5'],
  );
  await mailer.close();
  await small.stop();
});

test('refuses a mail of more than 256 kB, and accepts the next one', async () => {
  await assert.rejects(mail.mailer.send(plain({ to: 'large@example.com', text: 'x'.repeat(300_000) })));
  await mail.mailer.send(plain({ to: 'large@example.com' }));
  assert.equal((await mailsOf(site, 'large@example.com')).length, 1);
});

test('sends a mail for later before the shop stops', async () => {
  const stopping = await openMail(EMBEDDED, silent);
  await stopping.mailer.sendLater(plain({}));
  await stopping.stop();
  assert.equal((await mailsOf(siteOf(stopping), 'ada@example.com')).length, 1);
});

test('sends to a real server by SMTP_URL, and has no mailbox then', async () => {
  const real = await startMail(0);
  const shop = await openMail({ ...EMBEDDED, smtpUrl: real.url }, silent);
  await shop.mailer.send(plain({ to: 'real@example.com' }));
  assert.equal(real.mailbox.list('real@example.com').length, 1);
  const page = await siteOf(shop).request('/dev/mail');
  assert.equal(page.status, 404);
  assert.match(await page.text(), /sends its mail to the mail server of <code>SMTP_URL/);
  assert.equal((await siteOf(shop).request('/dev/mail.json')).status, 404);
  await shop.stop();
  await real.stop();
});

test('names a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  assert(typeof address === 'object' && address !== null);
  await assert.rejects(openMail({ ...EMBEDDED, mailPort: address.port }, silent), {
    name: 'StartError',
    message: /^Port \d+ is taken\..* set MAIL_PORT to another port\.$/,
  });
  other.close();
});

test('logs what fails after the answer, without the code', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(line) });
  const failing = await openMail(EMBEDDED, logger);
  const large = codeMail('en', 'ada@example.com', 'reset', '012345');
  await failing.mailer.sendLater({ ...large, text: large.text + 'x'.repeat(300_000) });
  await failing.stop();
  assert.match(lines.join(), /a mail was not sent/);
  assert.doesNotMatch(lines.join(), /012345/);
});
