import type { AddressObject } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Mailbox } from './mailbox.js';

const MAX_BYTES = 256 * 1024;
const MAX_CLIENTS = 20;

/** How long after a stop open connections are closed, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1_000;

export interface MailReceiver {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an SMTP server that delivers every mail to one mailbox. It listens only on the loopback address, so nobody
 * else can send to it.
 * @param port 0 takes any free one
 * @throws {Error} from Node if the port is taken or not allowed
 */
export async function receiveMail(port: number, mailbox: Mailbox): Promise<MailReceiver> {
  const server = new SMTPServer({
    name: 'localhost',
    size: MAX_BYTES,
    maxClients: MAX_CLIENTS,
    closeTimeout: CLOSE_TIMEOUT_MS,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
      deliver(stream, recipients, mailbox).then(
        () => done(),
        (error: unknown) => {
          // The parser gave up in the middle of it. The reply is sent once the rest has been read.
          stream.resume();
          done(error instanceof Error ? error : new Error(String(error)));
        },
      );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client that disconnects early must not end the process.
  server.on('error', () => {});
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function deliver(
  stream: SMTPServerDataStream,
  recipients: readonly string[],
  mailbox: Mailbox,
): Promise<void> {
  // Loaded by the first mail: most starts of the demo never send one, and it takes 20 MB.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(stream, { skipTextToHtml: true, skipImageLinks: true });
  if (stream.sizeExceeded) throw new Error(`A mail may have ${MAX_BYTES} bytes at most`);
  const lang = mail.headers.get('content-language');
  for (const to of recipients) {
    mailbox.add({
      from: addressText(mail.from),
      to,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html || '',
      lang: typeof lang === 'string' ? lang : '',
      receivedAt: new Date(),
    });
  }
}

function addressText(address: AddressObject | undefined): string {
  return address?.text ?? '';
}
