import bedsideLamp from '../../../assets/goods/bedside-lamp.svg?react';
import floorLamp from '../../../assets/goods/floor-lamp.svg?react';
import glazedPot from '../../../assets/goods/glazed-pot.svg?react';
import lamp from '../../../assets/goods/lamp.svg?react';
import plantPot from '../../../assets/goods/plant-pot.svg?react';
import readingFloorLamp from '../../../assets/goods/reading-floor-lamp.svg?react';
import readingLamp from '../../../assets/goods/reading-lamp.svg?react';
import selfWateringPot from '../../../assets/goods/self-watering-pot.svg?react';
import terracottaPot from '../../../assets/goods/terracotta-pot.svg?react';
import tripodLamp from '../../../assets/goods/tripod-lamp.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  lamp,
  'reading-lamp': readingLamp,
  'bedside-lamp': bedsideLamp,
  'floor-lamp': floorLamp,
  'tripod-lamp': tripodLamp,
  'reading-floor-lamp': readingFloorLamp,
  'plant-pot': plantPot,
  'terracotta-pot': terracottaPot,
  'self-watering-pot': selfWateringPot,
  'glazed-pot': glazedPot,
} as const satisfies Readonly<Record<string, Drawing>>;
