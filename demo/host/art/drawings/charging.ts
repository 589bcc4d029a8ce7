import cable from '../../../assets/goods/cable.svg?react';
import cable2 from '../../../assets/goods/cable-2.svg?react';
import ccsAdapter from '../../../assets/goods/ccs-adapter.svg?react';
import coiledCable from '../../../assets/goods/coiled-cable.svg?react';
import evAdapter from '../../../assets/goods/ev-adapter.svg?react';
import evAdapter2 from '../../../assets/goods/ev-adapter-2.svg?react';
import evCharger from '../../../assets/goods/ev-charger.svg?react';
import evCharger2 from '../../../assets/goods/ev-charger-2.svg?react';
import evCharger3 from '../../../assets/goods/ev-charger-3.svg?react';
import v2lAdapter from '../../../assets/goods/v2l-adapter.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  cable,
  'cable-2': cable2,
  'coiled-cable': coiledCable,
  'ev-charger': evCharger,
  'ev-charger-2': evCharger2,
  'ev-charger-3': evCharger3,
  'ev-adapter': evAdapter,
  'ev-adapter-2': evAdapter2,
  'ccs-adapter': ccsAdapter,
  'v2l-adapter': v2lAdapter,
} as const satisfies Readonly<Record<string, Drawing>>;
