import booster from '../../../assets/goods/booster.svg?react';
import childSeat from '../../../assets/goods/child-seat.svg?react';
import childSeat2 from '../../../assets/goods/child-seat-2.svg?react';
import highBackBooster from '../../../assets/goods/high-back-booster.svg?react';
import infantSeat from '../../../assets/goods/infant-seat.svg?react';
import travelBooster from '../../../assets/goods/travel-booster.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  'child-seat': childSeat,
  'child-seat-2': childSeat2,
  'infant-seat': infantSeat,
  'high-back-booster': highBackBooster,
  booster,
  'travel-booster': travelBooster,
} as const satisfies Readonly<Record<string, Drawing>>;
