import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { storeFile } from '../http/file-store.js';
import { PAGE_HEADERS } from '../http/page-headers.js';
import { CACHE, sendFile } from '../http/send-file.js';
import type { Mailbox, ReceivedMail } from './mailbox.js';
import { mailboxPage, noMailboxPage } from './mailbox-page.js';

/** The mailbox has no script: nothing but its style and an image is loaded. */
const MAILBOX_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const;

/** For the HTML of a mail, which may be anybody's: it runs nothing, loads nothing, and leads nowhere. */
const MAIL_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * `/dev/mail`: the mails of the embedded server, as a page, as JSON (`/dev/mail.json`), and one by one as their
 * HTML. With `?to=` those to one address alone.
 * @param mailbox null when mail goes to a real server: then there is a page that says so
 */
export function mailRoutes(mailbox: Mailbox | null): Hono {
  const routes = new Hono()
    .use(async (c, next) => {
      await next();
      c.header('X-Content-Type-Options', 'nosniff');
      // Codes are in them: neither a cache nor the back button may show them later.
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    })
    .get('/dev/mail.css', async (c) => sendFile(c, await styles(), CACHE.revalidate));
  if (mailbox === null) {
    return routes
      .get('/dev/mail', (c) => c.html(noMailboxPage(), 404, MAILBOX_HEADERS))
      .get('/dev/mail/*', (c) => c.html(noMailboxPage(), 404, MAILBOX_HEADERS))
      .get('/dev/mail.json', (c) => c.json({ msg: 'Mail goes to a real mail server.' }, 404));
  }
  return routes
    .get('/dev/mail', (c) => {
      const to = c.req.query('to') || undefined;
      return c.html(mailboxPage(mailbox.list(to), to), 200, MAILBOX_HEADERS);
    })
    .get('/dev/mail.json', (c) => c.json(mailbox.list(c.req.query('to') || undefined).map(toJson)))
    .get('/dev/mail/:id{[0-9]+}', (c: Context) => {
      const mail = mailbox.find(Number(c.req.param('id')));
      if (mail === null || mail.html === '') return c.text('There is no such mail any more.', 404);
      return c.html(mail.html, 200, MAIL_HEADERS);
    });
}

function toJson({ id, from, to, subject, text, lang, receivedAt }: ReceivedMail) {
  return { id, from, to, subject, text, lang, receivedAt: receivedAt.toISOString() };
}

async function styles() {
  return storeFile('mailbox.css', await readFile(new URL('mailbox.css', import.meta.url)));
}
