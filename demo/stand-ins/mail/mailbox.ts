/** A mail as it arrived. */
export interface ReceivedMail {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Empty if the mail has only text. */
  readonly html: string;
  /** The mail's `Content-Language`; empty for none. */
  readonly lang: string;
  readonly receivedAt: Date;
}

/** The latest mails, in memory. */
export interface Mailbox {
  readonly add: (mail: Omit<ReceivedMail, 'id'>) => void;
  /** Lists mails, newest first. With an address, lists only mails to it. */
  readonly list: (to?: string) => readonly ReceivedMail[];
  readonly find: (id: number) => ReceivedMail | null;
}

/** Maximum number of mails stored. The oldest are dropped first. */
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
