import { type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { Level, optionalNumber } from './prize-values.js';
import { optionalText, reader, text } from './reply.js';

/** What was drawn (spec section 3); its fields beyond these are the server's. */
export const Award = type({
  /** The sector. */
  award_level: Level,
  award_name: text,
  /** 0 for a sector that wins nothing. */
  award_state: optionalNumber,
  award_explain: optionalText,
  /** How many draws the shopper has left. */
  can_award_num: optionalNumber,
});

export type Award = Infer<typeof Award>;

/** Fits what was kept of an award. */
export const readAward = reader(Award, 'award');

/** GET `/pc/prize/draw`; with the same `key` the server answers with the same award. */
export const prizeDraw: Endpoint<Award> = {
  name: 'prizeDraw',
  method: 'GET',
  path: '/pc/prize/draw',
  read: reader(Award),
};
