import type { CompanyMessages } from './messages/messages.js';

export const FIELDS = ['name', 'email', 'topic', 'message'] as const;
export type FieldName = (typeof FIELDS)[number];
export type Written = Record<FieldName, string>;
export type Wrong = Partial<Record<FieldName, string>>;

/** As many characters as the server takes. */
export const LONGEST = { name: 200, email: 254, topic: 20, message: 4000 } as const;
const SHORTEST_MESSAGE = 10;

/** The pattern of spec section 5, as the server has it. */
const EMAIL = /^[a-z\d]+(?:(?:\.|[_+-]+)[a-z\d]+)*@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,5}$/i;

/** Reads the fields of a form, without spaces around them. */
export function readWritten(form: HTMLFormElement): Written {
  const data = new FormData(form);
  const text = (name: FieldName) => String(data.get(name) ?? '').trim();
  return { name: text('name'), email: text('email'), topic: text('topic'), message: text('message') };
}

/** What is wrong with a message before the server sees it. */
export function checkMessage(
  { name, email, message }: Written,
  texts: CompanyMessages['contact']['wrong'],
): Wrong {
  return {
    ...(!name && { name: texts.nameEmpty }),
    ...(!email ? { email: texts.emailEmpty } : !EMAIL.test(email) && { email: texts.emailWrong }),
    ...(message.length < SHORTEST_MESSAGE && { message: texts.messageShort }),
  };
}
