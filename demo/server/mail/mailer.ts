import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Language } from '../../shared/language.js';
import { describeError } from '../http/errors.js';

/** A mail to one shopper. The text and the HTML say the same thing. */
export interface Mail {
  readonly to: string;
  readonly lang: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail. Rejects if it doesn't answer or refuses. */
  readonly send: (mail: Mail) => Promise<void>;
  /**
   * Resolves when the mail server is ready for mail, and sends this one afterward. With null, there is nothing to send,
   * but the call takes just as long and fails the same way.
   */
  readonly sendLater: (mail: Mail | null) => Promise<void>;
  /** Waits for mails that are still being sent. */
  readonly close: () => Promise<void>;
}

/** How long a mail server may take for each step, in milliseconds: less than a browser waits for the reply. */
const PATIENCE = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 10_000,
};

export function createMailer(url: string, from: string, logger: Logger): Mailer {
  const transport = createTransport({ url, ...PATIENCE });
  // With a pool of connections (`?pool=true`), those that break while idle are reported here. Sending opens new ones.
  transport.on('error', (error: Error) =>
    logger.warn(describeError(error), 'a connection to the mail server broke'),
  );
  const underWay = new Set<Promise<void>>();
  const send = async ({ lang, ...mail }: Mail) => {
    await transport.sendMail({
      ...mail,
      from,
      headers: { 'Content-Language': lang, 'Auto-Submitted': 'auto-generated' },
    });
  };
  return {
    send,
    async sendLater(mail) {
      await transport.verify();
      if (mail === null) return;
      const sending: Promise<void> = send(mail)
        .catch((error: unknown) => logger.error(describeError(error), 'a mail was not sent'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}

/** The mailer of a shop without a mail server: every mail fails. */
export const noMailer: Mailer = {
  send: () => Promise.reject(new Error('there is no mail server')),
  sendLater: () => Promise.reject(new Error('there is no mail server')),
  close: () => Promise.resolve(),
};
