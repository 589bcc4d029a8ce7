import helmet from '../../../assets/goods/helmet.svg?react';
import leatherJacket from '../../../assets/goods/leather-jacket.svg?react';
import meshJacket from '../../../assets/goods/mesh-jacket.svg?react';
import openFaceHelmet from '../../../assets/goods/open-face-helmet.svg?react';
import ridingJacket from '../../../assets/goods/riding-jacket.svg?react';
import ridingShoes from '../../../assets/goods/riding-shoes.svg?react';
import ridingSneakers from '../../../assets/goods/riding-sneakers.svg?react';
import touringHelmet from '../../../assets/goods/touring-helmet.svg?react';
import touringShoes from '../../../assets/goods/touring-shoes.svg?react';
import vintageHelmet from '../../../assets/goods/vintage-helmet.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  helmet,
  'touring-helmet': touringHelmet,
  'open-face-helmet': openFaceHelmet,
  'vintage-helmet': vintageHelmet,
  'leather-jacket': leatherJacket,
  'riding-jacket': ridingJacket,
  'mesh-jacket': meshJacket,
  'riding-shoes': ridingShoes,
  'touring-shoes': touringShoes,
  'riding-sneakers': ridingSneakers,
} as const satisfies Readonly<Record<string, Drawing>>;
