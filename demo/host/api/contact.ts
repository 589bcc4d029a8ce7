import { number, type } from 'superstruct';
import { type Fields, post } from './request.js';

const Kept = type({ message_id: number() });

/** Sends a message to the shop; the number that it got there comes back. What is wrong with it, fails with code 400. */
export const sendMessage = (fields: Fields) => post('/pc/contact', Kept, fields);
