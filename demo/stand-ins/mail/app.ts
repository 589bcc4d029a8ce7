import { type Context, Hono } from 'hono';
import { ownFile } from '../own-file.js';
import { createMailbox, type Mailbox, type ReceivedMail } from './mailbox.js';
import { mailboxPage, noMailboxPage } from './mailbox-page.js';
import { receiveMail } from './receive-mail.js';

/** The mailbox has no script: nothing but its style and the shop's mark is loaded. */
const headersFor = (shop: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    `img-src ${shop || "'self'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

/** For the HTML of a mail, which may be anybody's: it runs nothing, loads nothing, and leads nowhere. */
const MAIL_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * `/dev/mail`: the mails of the embedded server, as a page, as JSON (`/dev/mail.json`), and one by one as their
 * HTML. With `?to=` those to one address alone.
 * @param mailbox null when mail goes to a real server: then there is a page that says so
 * @param shop the origin of the shop; empty where the shop itself serves these pages
 */
export function mailPages(mailbox: Mailbox | null, shop = ''): Hono {
  const headers = headersFor(shop);
  const routes = new Hono()
    .use(async (c, next) => {
      c.header('X-Content-Type-Options', 'nosniff');
      // Codes are in them: neither a cache nor the back button may show them later. A file's own rule replaces it.
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/dev/mail.css', ownFile(new URL('mailbox.css', import.meta.url)));
  if (mailbox === null) {
    return routes
      .get('/dev/mail', (c) => c.html(noMailboxPage(), 404, headers))
      .get('/dev/mail/*', (c) => c.html(noMailboxPage(), 404, headers))
      .get('/dev/mail.json', (c) => c.json({ msg: 'Mail goes to a real mail server.' }, 404));
  }
  return routes
    .get('/dev/mail', (c) => {
      const to = c.req.query('to') || undefined;
      return c.html(mailboxPage(mailbox.list(to), shop, to), 200, headers);
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

/** A mail server that delivers to nobody but its own mailbox. */
export interface MailStandIn {
  /** `smtp://127.0.0.1:{port}` */
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly pages: Hono;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the mail server that is played.
 * @param port of SMTP; 0 takes any free one
 * @param shop as `mailPages` takes it
 * @throws {Error} of Node when the port cannot be had
 */
export async function startMail(port: number, shop?: string): Promise<MailStandIn> {
  const mailbox = createMailbox();
  const { port: got, stop } = await receiveMail(port, mailbox);
  return { url: `smtp://127.0.0.1:${got}`, mailbox, pages: mailPages(mailbox, shop), stop };
}
