import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import { describeError } from './http/errors.js';
import { type Fetch, refusal } from './listen.js';
import { createMailer, type Mailer } from './mail/mailer.js';
import type { PaymentConfig } from './payments/settings.js';
import type { SocialConfig } from './social/social-config.js';

/*
 * The only file of the server that knows about `demo/stand-ins`. It loads a stand-in when it is first needed, and never
 * if the real provider is configured: a shop with all of its own providers runs without that folder.
 */

/** Serves the stand-in card provider, created on the first request. Answers 404 if there is a real one. */
export function serveCards(
  { isPlayed, standIn, secretKey, webhookSecret }: PaymentConfig,
  logger: Logger,
): Fetch {
  if (!isPlayed || standIn === null)
    return () => new Response('Payments are made elsewhere.', { status: 404 });
  return made('cards', logger, async () => {
    const { createCards } = await import('../stand-ins/cards/app.js');
    return createCards({ origin: standIn, secretKey, webhookSecret, logger }).fetch;
  });
}

/** Serves the stand-in social providers. They are created on the first request, so the start doesn't wait for them. */
export function serveSocial(
  { standIn, returnUrl }: SocialConfig,
  allowedOrigins: readonly string[],
  logger: Logger,
): Fetch {
  return made('social', logger, async () => {
    const { createSocial } = await import('../stand-ins/openid/app.js');
    return (await createSocial({ origin: standIn, returnUrl, allowedOrigins })).fetch;
  });
}

function made(name: string, logger: Logger, make: () => Promise<Fetch>): Fetch {
  let fetch: Promise<Fetch> | undefined;
  return async (request, env) => {
    try {
      fetch ??= make();
      return await (await fetch)(request, env);
    } catch (error) {
      logger.error({ ...describeError(error), standIn: name }, 'a stand-in failed');
      return new Response('Something went wrong. Please try again.', { status: 500 });
    }
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export interface OpenMail {
  /** URL of the mail server. It may contain a password. */
  readonly url: string;
  readonly mailer: Mailer;
  /** The pages of `/dev/mail`; null when stand-ins aren't allowed. */
  readonly pages: Hono | null;
  readonly stop: () => Promise<void>;
}

/** Opens SMTP to the server at `smtpUrl`, or without one to a stand-in server with its own mailbox. */
export async function openMail(
  settings: {
    smtpUrl: string | null;
    mailboxUrl?: string | null;
    mailPort: number;
    mailFrom: string;
    standIns: boolean;
  },
  logger: Logger,
): Promise<OpenMail> {
  const { smtpUrl, mailboxUrl, mailPort, mailFrom, standIns } = settings;
  if (smtpUrl !== null) {
    const mailer = createMailer(smtpUrl, mailFrom, logger);
    const pages = mailboxUrl
      ? new Hono().get('/dev/*', (c) => proxy(mailboxUrl + pathOf(c.req.url)))
      : standIns
        ? (await import('../stand-ins/mail/app.js')).mailPages(null)
        : null;
    return { url: smtpUrl, mailer, pages, stop: mailer.close };
  }
  const { startMail } = await import('../stand-ins/mail/app.js');
  const { url, pages, stop } = await startMail(mailPort).catch((error: NodeJS.ErrnoException) => {
    throw refusal(error, mailPort, 'MAIL_PORT');
  });
  const mailer = createMailer(url, mailFrom, logger);
  return {
    ...{ url, mailer, pages },
    async stop() {
      await mailer.close();
      await stop();
    },
  };
}
