import drill from '../../../assets/goods/drill.svg?react';
import drill2 from '../../../assets/goods/drill-2.svg?react';
import hammerDrill from '../../../assets/goods/hammer-drill.svg?react';
import impactDriver from '../../../assets/goods/impact-driver.svg?react';
import impactDriver2 from '../../../assets/goods/impact-driver-2.svg?react';
import impactDriverKit from '../../../assets/goods/impact-driver-kit.svg?react';
import jack from '../../../assets/goods/jack.svg?react';
import jack2 from '../../../assets/goods/jack-2.svg?react';
import lowJack from '../../../assets/goods/low-jack.svg?react';
import lowJack2 from '../../../assets/goods/low-jack-2.svg?react';
import toolBag from '../../../assets/goods/tool-bag.svg?react';
import toolKit from '../../../assets/goods/tool-kit.svg?react';
import toolSet from '../../../assets/goods/tool-set.svg?react';
import toolSet2 from '../../../assets/goods/tool-set-2.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  'tool-set': toolSet,
  'tool-set-2': toolSet2,
  'tool-kit': toolKit,
  'tool-bag': toolBag,
  drill,
  'drill-2': drill2,
  'hammer-drill': hammerDrill,
  'impact-driver': impactDriver,
  'impact-driver-2': impactDriver2,
  'impact-driver-kit': impactDriverKit,
  jack,
  'jack-2': jack2,
  'low-jack': lowJack,
  'low-jack-2': lowJack2,
} as const satisfies Readonly<Record<string, Drawing>>;
