import airJumpStarter from '../../../assets/goods/air-jump-starter.svg?react';
import battery from '../../../assets/goods/battery.svg?react';
import battery2 from '../../../assets/goods/battery-2.svg?react';
import battery3 from '../../../assets/goods/battery-3.svg?react';
import drivingLight from '../../../assets/goods/driving-light.svg?react';
import drivingLight2 from '../../../assets/goods/driving-light-2.svg?react';
import fogLight from '../../../assets/goods/fog-light.svg?react';
import halogenHeadlamp from '../../../assets/goods/halogen-headlamp.svg?react';
import halogenHeadlamp2 from '../../../assets/goods/halogen-headlamp-2.svg?react';
import headlamp from '../../../assets/goods/headlamp.svg?react';
import headlamp2 from '../../../assets/goods/headlamp-2.svg?react';
import jumpStarter from '../../../assets/goods/jump-starter.svg?react';
import jumpStarter2 from '../../../assets/goods/jump-starter-2.svg?react';
import matrixHeadlamp from '../../../assets/goods/matrix-headlamp.svg?react';
import matrixHeadlamp2 from '../../../assets/goods/matrix-headlamp-2.svg?react';
import spotLight from '../../../assets/goods/spot-light.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  headlamp,
  'headlamp-2': headlamp2,
  'matrix-headlamp': matrixHeadlamp,
  'matrix-headlamp-2': matrixHeadlamp2,
  'halogen-headlamp': halogenHeadlamp,
  'halogen-headlamp-2': halogenHeadlamp2,
  'driving-light': drivingLight,
  'driving-light-2': drivingLight2,
  'fog-light': fogLight,
  'spot-light': spotLight,
  battery,
  'battery-2': battery2,
  'battery-3': battery3,
  'jump-starter': jumpStarter,
  'jump-starter-2': jumpStarter2,
  'air-jump-starter': airJumpStarter,
} as const satisfies Readonly<Record<string, Drawing>>;
