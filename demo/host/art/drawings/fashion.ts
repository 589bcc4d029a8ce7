import approachShoes from '../../../assets/goods/approach-shoes.svg?react';
import backpack from '../../../assets/goods/backpack.svg?react';
import canvasShoes from '../../../assets/goods/canvas-shoes.svg?react';
import chronograph from '../../../assets/goods/chronograph.svg?react';
import commuterBackpack from '../../../assets/goods/commuter-backpack.svg?react';
import dressWatch from '../../../assets/goods/dress-watch.svg?react';
import hikingShoes from '../../../assets/goods/hiking-shoes.svg?react';
import jacket from '../../../assets/goods/jacket.svg?react';
import pufferJacket from '../../../assets/goods/puffer-jacket.svg?react';
import rainJacket from '../../../assets/goods/rain-jacket.svg?react';
import rolltopBackpack from '../../../assets/goods/rolltop-backpack.svg?react';
import runningShoes from '../../../assets/goods/running-shoes.svg?react';
import shoes from '../../../assets/goods/shoes.svg?react';
import travelBackpack from '../../../assets/goods/travel-backpack.svg?react';
import travelBackpack2 from '../../../assets/goods/travel-backpack-2.svg?react';
import trekkingPack from '../../../assets/goods/trekking-pack.svg?react';
import watch from '../../../assets/goods/watch.svg?react';
import watch2 from '../../../assets/goods/watch-2.svg?react';
import waxedJacket from '../../../assets/goods/waxed-jacket.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  jacket,
  'puffer-jacket': pufferJacket,
  'rain-jacket': rainJacket,
  'waxed-jacket': waxedJacket,
  shoes,
  'running-shoes': runningShoes,
  'canvas-shoes': canvasShoes,
  'hiking-shoes': hikingShoes,
  'approach-shoes': approachShoes,
  watch,
  'watch-2': watch2,
  chronograph,
  'dress-watch': dressWatch,
  backpack,
  'commuter-backpack': commuterBackpack,
  'rolltop-backpack': rolltopBackpack,
  'travel-backpack': travelBackpack,
  'travel-backpack-2': travelBackpack2,
  'trekking-pack': trekkingPack,
} as const satisfies Readonly<Record<string, Drawing>>;
