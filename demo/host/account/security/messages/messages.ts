import type { PluralForms } from '../../../messages/messages.js';

/** The texts of the pages that change the password and close the account. */
export interface SecurityMessages {
  password: {
    title: string;
    lead: string;
    present: string;
    next: string;
    nextHint: string;
    again: string;
    show: string;
    save: string;
    saving: string;
    done: string;
    forgot: string;
    byMail: string;
    none: string;
    noneText: string;
    wrong: { present: string; empty: string; short: string; again: string; differs: string; same: string };
  };
  closing: {
    title: string;
    lead: string;
    goes: string;
    points: PluralForms;
    shares: PluralForms;
    coupons: PluralForms;
    addresses: PluralForms;
    saved: PluralForms;
    history: PluralForms;
    profile: string;
    stays: string;
    orders: string;
    instead: string;
    stopMails: string;
    open: PluralForms;
    openText: string;
    toOrders: string;
    understood: string;
    send: string;
    sending: string;
    /** `{email}` is where the code went. */
    sent: string;
    again: string;
    code: string;
    close: string;
    closing: string;
    keep: string;
    question: string;
    questionText: string;
    done: string;
    doneText: string;
    home: string;
    wrongCheck: string;
    wrongCode: string;
  };
}
