import fiveSpokeWheel from '../../../assets/goods/five-spoke-wheel.svg?react';
import fiveSpokeWheel2 from '../../../assets/goods/five-spoke-wheel-2.svg?react';
import meshWheel from '../../../assets/goods/mesh-wheel.svg?react';
import meshWheel2 from '../../../assets/goods/mesh-wheel-2.svg?react';
import rim from '../../../assets/goods/rim.svg?react';
import rim2 from '../../../assets/goods/rim-2.svg?react';
import steelWheel from '../../../assets/goods/steel-wheel.svg?react';
import steelWheel2 from '../../../assets/goods/steel-wheel-2.svg?react';
import tire from '../../../assets/goods/tire.svg?react';
import tire2 from '../../../assets/goods/tire-2.svg?react';
import tire3 from '../../../assets/goods/tire-3.svg?react';
import winterTire from '../../../assets/goods/winter-tire.svg?react';
import winterTire2 from '../../../assets/goods/winter-tire-2.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  tire,
  'tire-2': tire2,
  'tire-3': tire3,
  'winter-tire': winterTire,
  'winter-tire-2': winterTire2,
  rim,
  'rim-2': rim2,
  'five-spoke-wheel': fiveSpokeWheel,
  'five-spoke-wheel-2': fiveSpokeWheel2,
  'mesh-wheel': meshWheel,
  'mesh-wheel-2': meshWheel2,
  'steel-wheel': steelWheel,
  'steel-wheel-2': steelWheel2,
} as const satisfies Readonly<Record<string, Drawing>>;
