import backpack from '../../assets/goods/backpack.svg?react';
import backpack2 from '../../assets/goods/backpack-2.svg?react';
import battery from '../../assets/goods/battery.svg?react';
import battery2 from '../../assets/goods/battery-2.svg?react';
import battery3 from '../../assets/goods/battery-3.svg?react';
import cable from '../../assets/goods/cable.svg?react';
import cable2 from '../../assets/goods/cable-2.svg?react';
import childSeat from '../../assets/goods/child-seat.svg?react';
import childSeat2 from '../../assets/goods/child-seat-2.svg?react';
import dashCam from '../../assets/goods/dash-cam.svg?react';
import dashCam2 from '../../assets/goods/dash-cam-2.svg?react';
import drill from '../../assets/goods/drill.svg?react';
import drill2 from '../../assets/goods/drill-2.svg?react';
import floorLamp from '../../assets/goods/floor-lamp.svg?react';
import floorMat from '../../assets/goods/floor-mat.svg?react';
import floorMat2 from '../../assets/goods/floor-mat-2.svg?react';
import headlamp from '../../assets/goods/headlamp.svg?react';
import headlamp2 from '../../assets/goods/headlamp-2.svg?react';
import headlamp3 from '../../assets/goods/headlamp-3.svg?react';
import headphones from '../../assets/goods/headphones.svg?react';
import helmet from '../../assets/goods/helmet.svg?react';
import helmet2 from '../../assets/goods/helmet-2.svg?react';
import jack from '../../assets/goods/jack.svg?react';
import jacket from '../../assets/goods/jacket.svg?react';
import jacket2 from '../../assets/goods/jacket-2.svg?react';
import kettle from '../../assets/goods/kettle.svg?react';
import kettle2 from '../../assets/goods/kettle-2.svg?react';
import lamp from '../../assets/goods/lamp.svg?react';
import lamp2 from '../../assets/goods/lamp-2.svg?react';
import laptop from '../../assets/goods/laptop.svg?react';
import pan from '../../assets/goods/pan.svg?react';
import pan2 from '../../assets/goods/pan-2.svg?react';
import phone from '../../assets/goods/phone.svg?react';
import plantPot from '../../assets/goods/plant-pot.svg?react';
import plantPot2 from '../../assets/goods/plant-pot-2.svg?react';
import rim from '../../assets/goods/rim.svg?react';
import rim2 from '../../assets/goods/rim-2.svg?react';
import rim3 from '../../assets/goods/rim-3.svg?react';
import rim4 from '../../assets/goods/rim-4.svg?react';
import roofBox from '../../assets/goods/roof-box.svg?react';
import roofBox2 from '../../assets/goods/roof-box-2.svg?react';
import roofRack from '../../assets/goods/roof-rack.svg?react';
import roofRack2 from '../../assets/goods/roof-rack-2.svg?react';
import seatCover from '../../assets/goods/seat-cover.svg?react';
import seatCover2 from '../../assets/goods/seat-cover-2.svg?react';
import shoes from '../../assets/goods/shoes.svg?react';
import shoes2 from '../../assets/goods/shoes-2.svg?react';
import tire from '../../assets/goods/tire.svg?react';
import tire2 from '../../assets/goods/tire-2.svg?react';
import tire3 from '../../assets/goods/tire-3.svg?react';
import tire4 from '../../assets/goods/tire-4.svg?react';
import toolSet from '../../assets/goods/tool-set.svg?react';
import toolSet2 from '../../assets/goods/tool-set-2.svg?react';
import watch from '../../assets/goods/watch.svg?react';
import watch2 from '../../assets/goods/watch-2.svg?react';
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
  'backpack-2': backpack2,
  'battery-2': battery2,
  'battery-3': battery3,
  'cable-2': cable2,
  'child-seat-2': childSeat2,
  'dash-cam-2': dashCam2,
  'drill-2': drill2,
  'floor-mat-2': floorMat2,
  'headlamp-2': headlamp2,
  'headlamp-3': headlamp3,
  'helmet-2': helmet2,
  'jacket-2': jacket2,
  'kettle-2': kettle2,
  'lamp-2': lamp2,
  'pan-2': pan2,
  'plant-pot-2': plantPot2,
  'rim-2': rim2,
  'rim-3': rim3,
  'rim-4': rim4,
  'roof-box-2': roofBox2,
  'roof-rack-2': roofRack2,
  'seat-cover-2': seatCover2,
  'shoes-2': shoes2,
  'tire-2': tire2,
  'tire-3': tire3,
  'tire-4': tire4,
  'tool-set-2': toolSet2,
  'watch-2': watch2,
};
