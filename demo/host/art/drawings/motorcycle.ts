import helmet from '../../../assets/goods/helmet.svg?react';
import helmet2 from '../../../assets/goods/helmet-2.svg?react';
import leatherJacket from '../../../assets/goods/leather-jacket.svg?react';
import meshJacket from '../../../assets/goods/mesh-jacket.svg?react';
import openFaceHelmet from '../../../assets/goods/open-face-helmet.svg?react';
import ridingJacket from '../../../assets/goods/riding-jacket.svg?react';
import ridingShoes from '../../../assets/goods/riding-shoes.svg?react';
import ridingShoes2 from '../../../assets/goods/riding-shoes-2.svg?react';
import ridingSneakers from '../../../assets/goods/riding-sneakers.svg?react';
import vintageHelmet from '../../../assets/goods/vintage-helmet.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  helmet,
  'helmet-2': helmet2,
  'open-face-helmet': openFaceHelmet,
  'vintage-helmet': vintageHelmet,
  'leather-jacket': leatherJacket,
  'riding-jacket': ridingJacket,
  'mesh-jacket': meshJacket,
  'riding-shoes': ridingShoes,
  'riding-shoes-2': ridingShoes2,
  'riding-sneakers': ridingSneakers,
} as const satisfies Readonly<Record<string, Drawing>>;
