import { type Context, Hono } from 'hono';
import { ownFile } from '../own-file.js';
import { createMailbox, type Mailbox, type ReceivedMail } from './mailbox.js';
import { mailboxPage, noMailboxPage } from './mailbox-page.js';
import { receiveMail } from './receive-mail.js';

/** The mailbox has no script: it loads only its stylesheet and the shop's logo. */
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

/** Headers for the HTML of a mail, which isn't trusted: it can't run scripts, load anything, or navigate. */
const MAIL_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * `/dev/mail`: the embedded server's mails as a page, as JSON (`/dev/mail.json`), and each one as its HTML. With
 * `?to=`, only those to one address.
 * @param mailbox null if mail goes to a real server; then a page says so
 * @param shop the shop's origin; empty if the shop itself serves these pages
 */
export function mailPages(mailbox: Mailbox | null, shop = ''): Hono {
  const headers = headersFor(shop);
  const routes = new Hono()
    .use('/dev/*', async (c, next) => {
      c.header('X-Content-Type-Options', 'nosniff');
      // Mails contain codes, so neither a cache nor the back button may show them later. Files override this header.
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

/** A mail server that delivers only to its own mailbox. */
export interface MailStandIn {
  /** `smtp://127.0.0.1:{port}` */
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly pages: Hono;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the stand-in mail server.
 * @param port the SMTP port; 0 takes any free one
 * @param shop the same as for `mailPages`
 * @throws {Error} from Node if the port isn't available
 */
export async function startMail(port: number, shop?: string): Promise<MailStandIn> {
  const mailbox = createMailbox();
  const { port: got, stop } = await receiveMail(port, mailbox);
  return { url: `smtp://127.0.0.1:${got}`, mailbox, pages: mailPages(mailbox, shop), stop };
}
