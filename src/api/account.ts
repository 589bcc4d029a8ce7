import type { Endpoint } from './exchange.js';

/** Whatever the answer holds beside its code is of no interest. */
const read = () => ({ value: null });

/** POST `/pc/register` with `{ email, password, enter_password, invit_code, email_code }`. */
export const register: Endpoint<null> = { name: 'register', method: 'POST', path: '/pc/register', read };

/** POST `/pc/editPwd` with `{ email, password, code }`; its outcome stands in `data`. */
export const editPwd: Endpoint<null> = {
  name: 'editPwd',
  method: 'POST',
  path: '/pc/editPwd',
  codeInData: true,
  read,
};

/** GET `/pc/sendCodeEmail` with `{ email, verify_code, id }`; its outcome stands in `data`. */
export const sendCodeEmail: Endpoint<null> = {
  name: 'sendCodeEmail',
  method: 'GET',
  path: '/pc/sendCodeEmail',
  codeInData: true,
  read,
};
