import { array, boolean, enums, type Infer, string, type } from 'superstruct';
import { amount } from './fields.js';

export const Topic = enums(['orders']);
export const Notice = type({
  notice_id: amount,
  topic: Topic,
  title: string(),
  text: string(),
  href: string(),
  is_read: boolean(),
  created_at: string(),
});
export const NoticePage = type({ list: array(Notice), total: amount, unread: amount });
export const Subscriptions = array(type({ topic: Topic, by_mail: boolean() }));

export type Topic = Infer<typeof Topic>;
export type Notice = Infer<typeof Notice>;

/** The topic that an unsubscribe link has ended the emails about. */
export const Unsubscribed = type({ topic: Topic });
