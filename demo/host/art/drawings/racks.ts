import bikeCarrier from '../../../assets/goods/bike-carrier.svg?react';
import roofBox from '../../../assets/goods/roof-box.svg?react';
import roofBox2 from '../../../assets/goods/roof-box-2.svg?react';
import roofPlatform from '../../../assets/goods/roof-platform.svg?react';
import roofRack from '../../../assets/goods/roof-rack.svg?react';
import roofRack2 from '../../../assets/goods/roof-rack-2.svg?react';
import squareRoofRack from '../../../assets/goods/square-roof-rack.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  'roof-rack': roofRack,
  'roof-rack-2': roofRack2,
  'square-roof-rack': squareRoofRack,
  'roof-platform': roofPlatform,
  'bike-carrier': bikeCarrier,
  'roof-box': roofBox,
  'roof-box-2': roofBox2,
} as const satisfies Readonly<Record<string, Drawing>>;
