import { isEmail, MAX_EMAIL } from '../../shared/email.js';
import { badInput } from '../http/api-error.js';
import { type Fields, oneOf, optionalText } from '../http/fields.js';
import type { ContactMessages } from './messages.js';
import { contactMessages } from './schema.js';

const MIN_LENGTH = 10;
const MAX_LENGTH = 4000;

/**
 * Reads the fields of the contact form. Line ends become `\n`.
 * @throws {ApiError} 400 that says what is wrong, in the language of the texts
 */
export function readMessage(fields: Fields, texts: ContactMessages) {
  const name = optionalText(fields, 'name')?.trim();
  if (!name) throw badInput(texts.nameEmpty);
  const email = optionalText(fields, 'email', MAX_EMAIL)?.trim();
  if (!email) throw badInput(texts.emailEmpty);
  if (!isEmail(email)) throw badInput(texts.emailWrong);
  const topic = oneOf(fields, 'topic', contactMessages.topic.enumValues);
  return { name, email, topic, message: readText(fields, texts) };
}

/** The only field of the shop that may hold line ends; Postgres takes no NUL, and nobody types the others. */
function readText(fields: Fields, texts: ContactMessages): string {
  const value = fields.get('message') ?? '';
  if (typeof value !== 'string') throw badInput('"message" must be a single text.');
  const message = value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n\P{Cc}]/gu, '')
    .trim();
  if (message === '') throw badInput(texts.messageEmpty);
  if (message.length < MIN_LENGTH) throw badInput(texts.messageShort);
  if (message.length > MAX_LENGTH) throw badInput(texts.messageLong);
  return message;
}
