import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { appConfig } from '../../../demo/server/app-config.js';
import { readSettings } from '../../../demo/server/config.js';
import { type Listener, listen } from '../../../demo/server/listen.js';
import { createMailer } from '../../../demo/server/mail/mailer.js';
import { serveCards, serveSocial } from '../../../demo/server/stand-ins.js';
import { type MailStandIn, startMail } from '../../../demo/stand-ins/mail/app.js';
import { silent } from './each-database.js';
import { sendRaw, TARGETS } from './raw-request.js';

/*
 * The stand-ins run in this process, as they do in the demo: an error that nobody catches ends it, and fails the tests.
 */

let mail: MailStandIn;
const listeners = new Map<string, Listener>();
before(async () => {
  mail = await startMail(0);
  const social = await listen(0, 'OIDC_PORT', (request, env) => ofSocial(request, env));
  const cards = await listen(0, 'PAYMENT_PORT', (request, env) => ofCards(request, env));
  const config = appConfig(readSettings({}), 4173, 4174, social.port, 4175, cards.port);
  const ofSocial = serveSocial(config.social, config.allowedOrigins, silent);
  const ofCards = serveCards(config.payments, silent);
  listeners.set('social', social).set('cards', cards);
});
after(async () => {
  for (const { stop } of listeners.values()) await stop();
  await mail.stop();
});

/** Sends lines of SMTP, one after each reply, or nothing more if it breaks off. Resolves when the connection closes. */
async function speakSmtp(lines: readonly string[]): Promise<void> {
  const socket = connect(Number(new URL(mail.url).port), '127.0.0.1');
  const left = [...lines];
  // The server may close or reset the connection at any time.
  socket.on('error', () => {}).setEncoding('latin1');
  socket.on('data', (reply) => {
    // Only the last line of a reply has a space after its code.
    if (!/^\d{3} .*\r\n$/m.test(String(reply))) return;
    const line = left.shift();
    if (line !== undefined) socket.write(`${line}\r\n`, 'latin1');
    if (left.length === 0) socket.end();
  });
  await once(socket, 'close');
}

/** If the stand-in fails, it never answers. */
const SOON = { timeout: 60_000 };

const envelope = ['EHLO x', 'MAIL FROM:<a@b.example>', 'RCPT TO:<victim@example.com>', 'DATA'];
const nested = (depth: number, word: string, end = '') => word.repeat(depth) + end;
const multipart = (depth: number) =>
  Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
  ).join('\r\n');

/** What a broken or hostile program sends after `DATA`. A new one is a row. */
const MESSAGES: Readonly<Record<string, string>> = {
  nothing: '',
  'groups of addresses in groups (CVE-2025-14874)': `To: ${nested(40_000, 'g:')}\r\n\r\nx`,
  'closed groups in groups': `To: ${nested(20_000, 'g:', ';'.repeat(20_000))}\r\n\r\nx`,
  'comments in comments': `From: ${nested(60_000, '(')}\r\n\r\nx`,
  'quotes that never end': `From: ${nested(60_000, '"')} <a@b>\r\n\r\nx`,
  'angles that never end': `Cc: ${nested(60_000, '<')}\r\n\r\nx`,
  'many addresses': `To: ${nested(20_000, 'a@b.c,')}\r\n\r\nx`,
  'parts in parts': `${multipart(2_000)}\r\n`,
  'messages in messages': `${nested(2_000, 'Content-Type: message/rfc822\r\n\r\n')}`,
  'a missing boundary': 'Content-Type: multipart/mixed\r\n\r\n--\r\n--\r\n----',
  'an unknown charset': 'Content-Type: text/plain; charset="x\u0000y"\r\n\r\n\u00ff\u00fe',
  'words of a charset that nobody has': `Subject: ${nested(2_000, '=?nope?Q?=FF?= ')}\r\n\r\nx`,
  'words that never end': `Subject: ${nested(20_000, '=?utf-8?B?')}\r\n\r\nx`,
  'invalid base64': 'Content-Transfer-Encoding: base64\r\n\r\n%%%%====\r\n=',
  'quoted-printable that is none': `Content-Transfer-Encoding: quoted-printable\r\n\r\n${nested(9_000, '=')}`,
  'parameters that never end': `Content-Type: text/plain; ${nested(20_000, 'a*0*=')}\r\n\r\nx`,
  'a header without a name': ': x\r\n:\r\n : y\r\n\r\nx',
  'names of Object’s properties': '__proto__: x\r\nconstructor: y\r\nhasOwnProperty: z\r\nto: a@b\r\n\r\nx',
  'an invalid date': 'Date: Thu, 99 Foo 99999 99:99:99 +9999\r\n\r\nx',
  'HTML in HTML': `Content-Type: text/html\r\n\r\n${nested(20_000, '<div>')}`,
  'links in text': `Content-Type: text/plain\r\n\r\n${nested(20_000, 'http://a.b/ ')}`,
  'a TNEF file': 'Content-Type: application/ms-tnef; name=winmail.dat\r\n\r\n\u0000\u0001\u0002',
  'every byte': Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join(''),
};

/** What it says instead of SMTP. */
const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  'no greeting': ['MAIL FROM:<a@b>', 'DATA', 'QUIT'],
  HTTP: ['GET / HTTP/1.1', 'Host: x', ''],
  'a long line': ['x'.repeat(100_000)],
  bytes: ['\u0000\u00ff\u0016\u0003\u0001'],
  'an invalid address': ['EHLO x', 'MAIL FROM:<<<>>>', 'RCPT TO:<\u0000@>', 'RCPT TO:<__proto__>', 'DATA'],
  'an end in the middle of a message': [...envelope, 'Subject: x'],
  'TLS and a password, which it has none of': ['EHLO x', 'STARTTLS', 'AUTH PLAIN AAAA'],
};

for (const [what, message] of Object.entries(MESSAGES))
  test(`the stand-in for mail survives a message with ${what}`, SOON, async () => {
    await speakSmtp([...envelope, `${message}\r\n.`, 'QUIT']);
  });

for (const [what, lines] of Object.entries(DIALOGS))
  test(`the stand-in for mail survives a client that sends ${what}`, SOON, () => speakSmtp(lines));

test('the stand-in for mail still accepts and shows mail after all that', async () => {
  const mailer = createMailer(mail.url, 'shop@example.com', silent);
  await mailer.send({
    to: 'last@example.com',
    lang: 'en',
    subject: 'Still here',
    text: 'x',
    html: '<p>x</p>',
  });
  await mailer.close();
  assert.equal(mail.mailbox.list('last@example.com')[0]?.subject, 'Still here');
  assert.equal((await mail.pages.request('/dev/mail')).status, 200, 'the mails from above can be shown');
  assert.equal((await mail.pages.request('/dev/mail.json')).status, 200);
});

interface BadRequest {
  readonly standIn: 'cards' | 'social';
  readonly head: string;
  readonly body?: string;
}

const form = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';

/** Requests that no shop and no browser sends. A new one is a row. */
const REQUESTS: Readonly<Record<string, BadRequest>> = {
  'a payment without a key': {
    standIn: 'cards',
    head: `POST /v1/checkout/sessions\n${json}`,
    body: '{"amount":1e999}',
  },
  'a payment that is not JSON': {
    standIn: 'cards',
    head: `POST /v1/checkout/sessions\n${json}`,
    body: '{{{',
  },
  'a refund of nothing': {
    standIn: 'cards',
    head: `POST /v1/refunds\n${json}`,
    body: 'null',
  },
  'a card for no payment': {
    standIn: 'cards',
    head: `POST /pay/constructor\n${form}`,
    body: 'number=%00&expiry=%',
  },
  'a code for no payment': { standIn: 'cards', head: `POST /pay/%/bank\n${form}`, body: '%=%&%00' },
  'a form of a megabyte': { standIn: 'cards', head: `POST /pay/x\n${form}`, body: 'a'.repeat(1_000_000) },
  'a token for no code': {
    standIn: 'social',
    head: `POST /google/token\n${form}`,
    body: 'grant_type=%00&code=%',
  },
  'a token request that is no form': {
    standIn: 'social',
    head: `POST /google/token\n${json}`,
    body: '{"grant_type":{}}',
  },
  'a sign-in of an unknown client': {
    standIn: 'social',
    head: 'GET /google/auth?client_id=%00&redirect_uri=%',
  },
  'a sign-in with a foreign redirect': {
    standIn: 'social',
    head: 'GET /x/auth?client_id=storefront&response_type=code&redirect_uri=https://elsewhere.example&scope=openid',
  },
  'a choice without a sign-in': {
    standIn: 'social',
    head: `POST /google/interaction/%00\n${form}`,
    body: 'id=%',
  },
  'an unknown token': { standIn: 'social', head: 'GET /facebook/me?access_token=%00' },
  'a dialog without a form': {
    standIn: 'social',
    head: 'POST /facebook/dialog/oauth\nContent-Type: multipart/form-data',
  },
  'a form with a broken boundary': {
    standIn: 'social',
    head: 'POST /facebook/dialog/oauth?client_id=storefront\nContent-Type: multipart/form-data; boundary=x',
    body: '--y\r\n\r\n--x--',
  },
  'an invalid authorization': {
    standIn: 'social',
    head: 'GET /google/me\nAuthorization: Bearer \u00ff',
  },
  'a page by the relay': { standIn: 'social', head: 'GET /google-relay?state=%00&code=%' },
};

for (const [what, { standIn, head, body = '' }] of Object.entries(REQUESTS))
  test(`the stand-in for ${standIn} refuses ${what} without a failure`, async () => {
    const [first, ...headers] = head.split('\n');
    const length = body === '' && !head.startsWith('POST') ? [] : [`Content-Length: ${body.length}`];
    const lines = [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, ...length];
    const { status } = await sendRaw(listeners.get(standIn)?.port ?? 0, lines.join('\r\n'), body);
    assert.ok(status >= 200 && status < 500, `it answered ${status}`);
  });

for (const standIn of ['cards', 'social'])
  for (const method of ['GET', 'POST'])
    test(`the stand-in for ${standIn} answers ${TARGETS.length} odd targets of a ${method} without a failure`, async () => {
      const faults: string[] = [];
      for (const target of TARGETS) {
        const length = method === 'POST' ? '\r\nContent-Length: 0' : '';
        const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close${length}`;
        const { status } = await sendRaw(listeners.get(standIn)?.port ?? 0, head);
        if (status < 200 || status >= 500) faults.push(`${target} is answered ${status}`);
      }
      assert.deepEqual(faults, []);
    });
