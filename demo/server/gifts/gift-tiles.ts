import { inEachLanguage } from '../../shared/language.js';
import { GIFT_MESSAGES } from './messages.js';

/** How long a gift lasts, in hours (spec section 9, "Gift countdown default"), unless a campaign says otherwise. */
export const GIFT_HOURS = 24;

const tile = (name: 'wheel' | 'points') =>
  inEachLanguage((language) => ({
    picture: `/media/gifts/${name}.svg`,
    name: GIFT_MESSAGES[language].tiles[name],
  }));

/** The two tiles beside the coupons of the gift, unless a campaign has others. */
export const GIFT_TILES = { wheel: tile('wheel'), points: tile('points') };
