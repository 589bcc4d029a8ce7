import { Backpack } from './Backpack.js';
import { Battery } from './Battery.js';
import { Cable } from './Cable.js';
import { ChildSeat } from './ChildSeat.js';
import { DashCam } from './DashCam.js';
import { Drill } from './Drill.js';
import type { Drawing } from './drawing.js';
import { FloorLamp } from './FloorLamp.js';
import { FloorMat } from './FloorMat.js';
import { Headlamp } from './Headlamp.js';
import { Headphones } from './Headphones.js';
import { Helmet } from './Helmet.js';
import { Jack } from './Jack.js';
import { Jacket } from './Jacket.js';
import { Kettle } from './Kettle.js';
import { Lamp } from './Lamp.js';
import { Laptop } from './Laptop.js';
import { Pan } from './Pan.js';
import { Phone } from './Phone.js';
import { PlantPot } from './PlantPot.js';
import { Rim } from './Rim.js';
import { RoofBox } from './RoofBox.js';
import { RoofRack } from './RoofRack.js';
import { SeatCover } from './SeatCover.js';
import { Shoes } from './Shoes.js';
import { Tire } from './Tire.js';
import { ToolSet } from './ToolSet.js';
import { Watch } from './Watch.js';

/** What can be drawn, by the name that the API gives it in `art`. */
export const DRAWINGS = {
  tire: Tire,
  rim: Rim,
  headlamp: Headlamp,
  battery: Battery,
  cable: Cable,
  'dash-cam': DashCam,
  'seat-cover': SeatCover,
  'floor-mat': FloorMat,
  'tool-set': ToolSet,
  drill: Drill,
  jack: Jack,
  'roof-rack': RoofRack,
  'roof-box': RoofBox,
  'child-seat': ChildSeat,
  helmet: Helmet,
  jacket: Jacket,
  shoes: Shoes,
  watch: Watch,
  headphones: Headphones,
  phone: Phone,
  laptop: Laptop,
  lamp: Lamp,
  'floor-lamp': FloorLamp,
  kettle: Kettle,
  pan: Pan,
  'plant-pot': PlantPot,
  backpack: Backpack,
} as const satisfies Readonly<Record<string, Drawing>>;

export type GoodsArt = keyof typeof DRAWINGS;
