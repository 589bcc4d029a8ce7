import type { Wrong } from '../account/useForm.js';
import type { ProfileMessages } from './messages/messages.js';

/** The names of the form's fields, in its order. */
export const FIELDS = ['picture_color', 'uname', 'phone', 'birthday', 'lang'] as const;
export type FieldName = (typeof FIELDS)[number];

/** What the server would refuse. */
export function checkProfile(
  { uname, phone, birthday }: Record<FieldName, string>,
  { wrong }: ProfileMessages,
): Wrong<FieldName> {
  const found: Wrong<FieldName> = {};
  if (!uname.trim()) found.uname = wrong.name;
  const digits = phone.replace(/\D/g, '').length;
  if (phone.trim() && (!/^\+?[\d ().-]+$/.test(phone.trim()) || digits < 7 || digits > 15)) {
    found.phone = wrong.phone;
  }
  if (birthday && (birthday < '1900-01-01' || new Date(birthday) > new Date())) {
    found.birthday = wrong.birthday;
  }
  return found;
}
