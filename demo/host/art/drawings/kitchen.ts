import copperKettle from '../../../assets/goods/copper-kettle.svg?react';
import copperSaucepan from '../../../assets/goods/copper-saucepan.svg?react';
import electricKettle from '../../../assets/goods/electric-kettle.svg?react';
import gooseneckKettle from '../../../assets/goods/gooseneck-kettle.svg?react';
import ironKettle from '../../../assets/goods/iron-kettle.svg?react';
import kettle from '../../../assets/goods/kettle.svg?react';
import milkPan from '../../../assets/goods/milk-pan.svg?react';
import pan from '../../../assets/goods/pan.svg?react';
import saucepan from '../../../assets/goods/saucepan.svg?react';
import skillet from '../../../assets/goods/skillet.svg?react';
import steelPan from '../../../assets/goods/steel-pan.svg?react';
import temperatureKettle from '../../../assets/goods/temperature-kettle.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  kettle,
  'copper-kettle': copperKettle,
  'iron-kettle': ironKettle,
  'electric-kettle': electricKettle,
  'temperature-kettle': temperatureKettle,
  'gooseneck-kettle': gooseneckKettle,
  pan,
  'steel-pan': steelPan,
  skillet,
  saucepan,
  'copper-saucepan': copperSaucepan,
  'milk-pan': milkPan,
} as const satisfies Readonly<Record<string, Drawing>>;
