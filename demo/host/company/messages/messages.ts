interface Passage {
  title: string;
  text: string;
}

export const TOPICS = ['order', 'car', 'return', 'account', 'selling', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

/** The texts of the pages about the shop itself. */
export interface CompanyMessages {
  about: {
    title: string;
    lead: string;
    /** What the shop has at the moment, by numbers. */
    facts: { label: string; cars: string; makes: string; goods: string; stores: string };
    story: Passage[];
    promises: { title: string; list: Passage[] };
    ports: { title: string; text: string };
    closing: Passage;
    browse: string;
    contact: string;
  };
  contact: {
    title: string;
    lead: string;
    channels: {
      title: string;
      mail: Passage;
      phone: Passage;
      chat: Passage & { open: string };
      office: Passage;
    };
    form: {
      title: string;
      lead: string;
      name: string;
      email: string;
      topic: string;
      topics: Record<Topic, string>;
      message: string;
      /** `{n}` is how many characters are left. */
      left: string;
      send: string;
      sending: string;
      check: string;
      failed: string;
    };
    wrong: { nameEmpty: string; emailEmpty: string; emailWrong: string; messageShort: string };
    sent: { title: string; text: string; another: string };
    faq: { title: string; list: Passage[] };
  };
}
