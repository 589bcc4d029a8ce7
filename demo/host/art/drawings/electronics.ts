import gamingLaptop from '../../../assets/goods/gaming-laptop.svg?react';
import gamingLaptop2 from '../../../assets/goods/gaming-laptop-2.svg?react';
import headphones from '../../../assets/goods/headphones.svg?react';
import headphones2 from '../../../assets/goods/headphones-2.svg?react';
import headphonesCase from '../../../assets/goods/headphones-case.svg?react';
import kidsHeadphones from '../../../assets/goods/kids-headphones.svg?react';
import laptop from '../../../assets/goods/laptop.svg?react';
import laptop2 from '../../../assets/goods/laptop-2.svg?react';
import phone from '../../../assets/goods/phone.svg?react';
import phone2 from '../../../assets/goods/phone-2.svg?react';
import ruggedPhone from '../../../assets/goods/rugged-phone.svg?react';
import ruggedPhone2 from '../../../assets/goods/rugged-phone-2.svg?react';
import smartWatch from '../../../assets/goods/smart-watch.svg?react';
import smartWatch2 from '../../../assets/goods/smart-watch-2.svg?react';
import thermalPhone from '../../../assets/goods/thermal-phone.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  phone,
  'phone-2': phone2,
  'rugged-phone': ruggedPhone,
  'rugged-phone-2': ruggedPhone2,
  'thermal-phone': thermalPhone,
  laptop,
  'laptop-2': laptop2,
  'gaming-laptop': gamingLaptop,
  'gaming-laptop-2': gamingLaptop2,
  headphones,
  'headphones-2': headphones2,
  'headphones-case': headphonesCase,
  'kids-headphones': kidsHeadphones,
  'smart-watch': smartWatch,
  'smart-watch-2': smartWatch2,
} as const satisfies Readonly<Record<string, Drawing>>;
