import { number, type } from 'superstruct';
import { post } from './request.js';

const Kept = type({ message_id: number() });

/** Sends a message to the shop; the number that it got there comes back. What is wrong with it, fails with code 400. */
export const sendMessage = (
  fields: Readonly<Record<'name' | 'email' | 'topic' | 'message', string>>,
): Promise<{ message_id: number }> => post('/pc/contact', Kept, fields);
