import backpack from '../../assets/goods/backpack.svg?react';
import battery from '../../assets/goods/battery.svg?react';
import battery2 from '../../assets/goods/battery-2.svg?react';
import battery3 from '../../assets/goods/battery-3.svg?react';
import cable from '../../assets/goods/cable.svg?react';
import childSeat from '../../assets/goods/child-seat.svg?react';
import dashCam from '../../assets/goods/dash-cam.svg?react';
import drill from '../../assets/goods/drill.svg?react';
import floorLamp from '../../assets/goods/floor-lamp.svg?react';
import floorMat from '../../assets/goods/floor-mat.svg?react';
import headlamp from '../../assets/goods/headlamp.svg?react';
import headlamp2 from '../../assets/goods/headlamp-2.svg?react';
import headlamp3 from '../../assets/goods/headlamp-3.svg?react';
import headphones from '../../assets/goods/headphones.svg?react';
import helmet from '../../assets/goods/helmet.svg?react';
import jack from '../../assets/goods/jack.svg?react';
import jacket from '../../assets/goods/jacket.svg?react';
import kettle from '../../assets/goods/kettle.svg?react';
import lamp from '../../assets/goods/lamp.svg?react';
import laptop from '../../assets/goods/laptop.svg?react';
import pan from '../../assets/goods/pan.svg?react';
import phone from '../../assets/goods/phone.svg?react';
import plantPot from '../../assets/goods/plant-pot.svg?react';
import rim from '../../assets/goods/rim.svg?react';
import rim2 from '../../assets/goods/rim-2.svg?react';
import rim3 from '../../assets/goods/rim-3.svg?react';
import rim4 from '../../assets/goods/rim-4.svg?react';
import roofBox from '../../assets/goods/roof-box.svg?react';
import roofRack from '../../assets/goods/roof-rack.svg?react';
import seatCover from '../../assets/goods/seat-cover.svg?react';
import shoes from '../../assets/goods/shoes.svg?react';
import tire from '../../assets/goods/tire.svg?react';
import tire2 from '../../assets/goods/tire-2.svg?react';
import tire3 from '../../assets/goods/tire-3.svg?react';
import tire4 from '../../assets/goods/tire-4.svg?react';
import toolSet from '../../assets/goods/tool-set.svg?react';
import watch from '../../assets/goods/watch.svg?react';
import type { Art } from '../../shared/art.js';
import type { Drawing } from './Picture.js';

/** The available drawings, in a box of 200 by 200, keyed by the API's name in `art`. */
export const GOODS_DRAWINGS = {
  tire,
  rim,
  headlamp,
  battery,
  cable,
  'dash-cam': dashCam,
  'seat-cover': seatCover,
  'floor-mat': floorMat,
  'tool-set': toolSet,
  drill,
  jack,
  'roof-rack': roofRack,
  'roof-box': roofBox,
  'child-seat': childSeat,
  helmet,
  jacket,
  shoes,
  watch,
  headphones,
  phone,
  laptop,
  lamp,
  'floor-lamp': floorLamp,
  kettle,
  pan,
  'plant-pot': plantPot,
  backpack,
} as const satisfies Readonly<Record<Art, Drawing>>;

/** Further designs of an art, by its name and their number from 2, for neighbors in a list that sell the same. */
export const MORE_DESIGNS: Readonly<Record<string, Drawing>> = {
  'tire-2': tire2,
  'tire-3': tire3,
  'tire-4': tire4,
  'rim-2': rim2,
  'rim-3': rim3,
  'rim-4': rim4,
  'headlamp-2': headlamp2,
  'headlamp-3': headlamp3,
  'battery-2': battery2,
  'battery-3': battery3,
};
