import { string, type, unknown } from 'superstruct';
import { Consequences, Invitation, Profile, SavedProfile } from '../../shared/replies/account.js';
import { amount } from '../../shared/replies/fields.js';
import { shopQuery } from '../data/use-shop-query.js';
import { type Fields, post } from './request.js';

export const profileQuery = shopQuery('/pc/user/profile', Profile);

export const saveProfile = (fields: Fields) => post('/pc/user/profile', SavedProfile, fields);

/** Changes the password, given the current one. */
export const replacePassword = (fields: Fields) =>
  post('/pc/user/replacePwd', type({ msg: string() }), fields);

export const consequencesQuery = shopQuery('/pc/user/cancel', Consequences);

export const sendClosingCode = () => post('/pc/user/cancel/sendCode', unknown());

/** Closes the account. Fails with code 400 if the code from the email is wrong. */
export const closeAccount = (code: string) => post('/pc/user/cancel', unknown(), { code });

/** When the shopper's welcome gift ends, in epoch milliseconds; 0 if there is none or it has ended. */
export const giftQuery = shopQuery('/pc/index/giftPop', type({ end_time: amount }));

/** The shopper's invitation link, and how many people joined through it. */
export const invitationQuery = shopQuery('/pc/invitation/info', Invitation);
