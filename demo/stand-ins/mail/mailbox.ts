/** A mail as it arrived. */
export interface ReceivedMail {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Empty when the mail has a text alone. */
  readonly html: string;
  /** Of its `Content-Language`; empty when it tells none. */
  readonly lang: string;
  readonly receivedAt: Date;
}

/** The last mails that were sent, in memory. */
export interface Mailbox {
  readonly add: (mail: Omit<ReceivedMail, 'id'>) => void;
  /** Newest first; with an address, those to it alone. */
  readonly list: (to?: string) => readonly ReceivedMail[];
  readonly find: (id: number) => ReceivedMail | null;
}

/** Most mails that are kept; the oldest go first. */
export const MAX_MAILS = 200;

export function createMailbox(): Mailbox {
  let mails: readonly ReceivedMail[] = [];
  let lastId = 0;
  return {
    add(mail) {
      lastId += 1;
      mails = [{ ...mail, id: lastId }, ...mails].slice(0, MAX_MAILS);
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to === to.trim().toLowerCase())),
    find: (id) => mails.find((mail) => mail.id === id) ?? null,
  };
}
