import { AMERICAN_MAKES } from './america.js';
import { CHINESE_MAKES } from './china.js';
import { EUROPEAN_MAKES } from './europe.js';
import { GERMAN_MAKES } from './germany.js';
import { JAPANESE_MAKES } from './japan.js';
import { KOREAN_MAKES } from './korea.js';
import type { Make } from './make.js';

/** Every make of the shop with its models. */
export const MAKES: readonly Make[] = [
  ...AMERICAN_MAKES,
  ...CHINESE_MAKES,
  ...EUROPEAN_MAKES,
  ...GERMAN_MAKES,
  ...JAPANESE_MAKES,
  ...KOREAN_MAKES,
];
