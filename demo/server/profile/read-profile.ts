import { type Infer, object } from 'superstruct';
import { isPhone } from '../../shared/phone.js';
import { check, filled, line, oneOf, optionalText, told, trimmedText, wholeNumber } from '../http/fields.js';
import type { ProfileMessages } from './messages.js';

/** Longest name, as at the registration. */
const MAX_NAME = 40;

const COLORS = 6;

export type ProfileRequest = Infer<ReturnType<typeof profileRequest>>;

export const profileRequest = (texts: ProfileMessages, now: Date) =>
  object({
    uname: check(filled(line(), texts.nameEmpty), (name) => name.length <= MAX_NAME, told(texts.nameLong)),
    phone: check(trimmedText(), (phone) => phone === '' || isPhone(phone), told(texts.phoneWrong)),
    birthday: check(optionalText(), (day) => day === null || isBirthday(day, now), told(texts.birthdayWrong)),
    lang: oneOf(['', 'en', 'ru', 'ar', 'fr']),
    picture_color: wholeNumber(0, COLORS - 1, 0),
  });

/** A day of the calendar, `2001-02-03`, not before 1900 and not after today anywhere in the world. */
function isBirthday(text: string, now: Date): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day < now;
}
