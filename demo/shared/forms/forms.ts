import type { Form, Rule } from '../check-form.js';

const email = { kind: 'email', empty: 'emailEmpty', wrong: 'emailWrong' } as const satisfies Rule;

/** A person or a city has a letter in its name, of any script. */
export const HAS_LETTER = /\p{L}/u;

/** The email of a guest. */
export const EMAIL_FORM = { email } as const satisfies Form;

/** An order of a guest, whose link is mailed again. */
export const GUEST_ORDER_FORM = {
  order_id: { kind: 'whole', min: 0, max: 999_999_999, empty: 'orderEmpty', wrong: 'orderEmpty' },
  email,
} as const satisfies Form;

/** An address in the US. `state` is the code of one of the states that the server lists. */
export const ADDRESS_FORM = {
  address_name: { kind: 'text', min: 1, max: 100, optional: true, long: 'addressNameLong' },
  contact_name: {
    kind: 'text',
    min: 1,
    max: 100,
    pattern: HAS_LETTER,
    empty: 'nameEmpty',
    long: 'nameLong',
    wrong: 'nameWrong',
  },
  phone: { kind: 'phone', empty: 'phoneEmpty', wrong: 'phoneWrong', long: 'phoneLong' },
  street: { kind: 'text', min: 1, max: 200, empty: 'streetEmpty', long: 'streetLong' },
  unit: { kind: 'text', min: 1, max: 100, optional: true, long: 'unitLong' },
  city_name: {
    kind: 'text',
    min: 1,
    max: 100,
    pattern: HAS_LETTER,
    empty: 'cityEmpty',
    long: 'cityLong',
    wrong: 'cityWrong',
  },
  state: { kind: 'text', min: 2, max: 2 },
  post_code: { kind: 'zip' },
} as const satisfies Form;

/** The topics of a message to the shop. */
export const TOPICS = ['order', 'car', 'return', 'account', 'selling', 'other'] as const;

/** A message to the shop. */
export const CONTACT_FORM = {
  name: { kind: 'text', min: 1, max: 200, pattern: HAS_LETTER, empty: 'nameEmpty', wrong: 'nameWrong' },
  email,
  order_id: { kind: 'whole', min: 1, max: 999_999_999, optional: true },
  message: {
    kind: 'message',
    min: 10,
    max: 4000,
    empty: 'messageEmpty',
    short: 'messageShort',
    long: 'messageLong',
  },
} as const satisfies Form;

/** The buyer who requests a quote for a car, anywhere in the world. */
export const QUOTE_FORM = {
  name: CONTACT_FORM.name,
  email,
  phone: { kind: 'phone' },
  street: { kind: 'text', min: 1, max: 200, empty: 'streetEmpty' },
  city: { kind: 'text', min: 1, max: 100, pattern: HAS_LETTER, empty: 'cityEmpty', wrong: 'cityWrong' },
  post_code: { kind: 'text', min: 1, max: 20, optional: true },
} as const satisfies Form;

/** A shopper's profile. */
export const PROFILE_FORM = {
  uname: { kind: 'text', min: 1, max: 40, empty: 'nameEmpty', long: 'nameLong' },
  phone: { kind: 'phone', optional: true },
} as const satisfies Form;

/** The length of a mailed code. */
export const CODE_LENGTH = 6;

/** The minimums are those of spec section 9. */
const code = {
  kind: 'code',
  min: 5,
  max: 12,
  empty: 'codeEmpty',
  short: 'codeShort',
  long: 'codeShort',
} as const satisfies Rule;

const password = {
  kind: 'password',
  min: 6,
  max: 200,
  empty: 'passwordEmpty',
  short: 'passwordShort',
} as const satisfies Rule;

const enter_password = {
  kind: 'same',
  as: 'password',
  empty: 'confirmationEmpty',
  wrong: 'confirmationDiffers',
} as const satisfies Rule;

/** The forms of accounts (spec section 5). */
export const SIGN_IN_FORM = { email, password: { ...password, empty: 'pinEmpty' } } as const satisfies Form;

export const REGISTER_FORM = { email, password, enter_password, email_code: code } as const satisfies Form;

export const RESET_FORM = {
  email: { kind: 'email', empty: 'resetEmailEmpty', wrong: 'resetEmailWrong' },
  password,
  code,
} as const satisfies Form;

export const REPLACE_FORM = {
  old_password: { kind: 'password', min: 1, max: 200, empty: 'presentEmpty' },
  password,
  enter_password,
} as const satisfies Form;

/** The name of a seller, in the registration of one. */
export const SELLER_NAME = { kind: 'text', min: 1, max: 100, empty: 'nameEmpty' } as const satisfies Rule;
