import type { Logger } from 'pino';
import { createMailbox, type Mailbox } from './mailbox.js';
import { createMailer, type Mailer } from './mailer.js';
import { receiveMail } from './receive-mail.js';

/** The shop's way to send mail. */
export interface OpenMail {
  /** Of the server that takes the mail; it may hold a password. */
  readonly url: string;
  readonly mailer: Mailer;
  /** Where the mail arrives; null when it goes to a real mail server. */
  readonly mailbox: Mailbox | null;
  readonly stop: () => Promise<void>;
}

/**
 * Mail goes by SMTP to the server of `smtpUrl`, or without one to an embedded server and its mailbox.
 * @throws {StartError} when the port of the embedded server cannot be had
 */
export async function openMail(
  { smtpUrl, mailPort, mailFrom }: { smtpUrl: string | null; mailPort: number; mailFrom: string },
  logger: Logger,
): Promise<OpenMail> {
  if (smtpUrl !== null) {
    const mailer = createMailer(smtpUrl, mailFrom, logger);
    return { url: smtpUrl, mailer, mailbox: null, stop: mailer.close };
  }
  const mailbox = createMailbox();
  const receiver = await receiveMail(mailPort, mailbox);
  const url = `smtp://127.0.0.1:${receiver.port}`;
  const mailer = createMailer(url, mailFrom, logger);
  const stop = async () => {
    await mailer.close();
    await receiver.stop();
  };
  return { url, mailer, mailbox, stop };
}
