import type { Context } from 'hono';
import { badInput } from '../http/api-error.js';
import { type Fields, oneOf, optionalText, wholeNumber } from '../http/fields.js';
import { requestLanguage } from '../http/language.js';
import { PROFILE_MESSAGES } from './messages.js';

/** Longest name, as at the registration. */
const MAX_NAME = 40;

/** How many colours a picture of initials can have. */
const COLORS = 6;

/** What a shopper may change. */
export type ProfileInput = ReturnType<typeof readProfile>;

/**
 * The fields of the profile's form, tidied.
 * @throws {ApiError} 400 in the language of the request
 */
export function readProfile(c: Context, fields: Fields, now: Date) {
  const messages = PROFILE_MESSAGES[requestLanguage(c)];
  const uname = (optionalText(fields, 'uname') ?? '').trim().replace(/\s+/g, ' ');
  if (uname === '') throw badInput(messages.nameEmpty);
  if (uname.length > MAX_NAME) throw badInput(messages.nameLong);
  const phone = (optionalText(fields, 'phone') ?? '').trim();
  if (phone !== '' && !isPhone(phone)) throw badInput(messages.phoneWrong);
  const birthday = optionalText(fields, 'birthday');
  if (birthday !== null && !isBirthday(birthday, now)) throw badInput(messages.birthdayWrong);
  const lang = oneOf(fields, 'lang', ['', 'en', 'ru', 'ar', 'fr']);
  const pictureColor = wholeNumber(fields, 'picture_color', { min: 0, max: COLORS - 1, fallback: 0 });
  return { uname, phone, birthday, lang, pictureColor };
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d ().-]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** A day of the calendar, `2001-02-03`, not before 1900 and not after today anywhere in the world. */
function isBirthday(text: string, now: Date): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day < now;
}
