// Generated from the definitions by `npm run docs`.

import { prizeWheelStyles, PrizeWheel as View } from '../prize-wheel/PrizeWheel.js';
import { prizeWheel } from '../prize-wheel/prize-wheel.definition.js';
import { createComponent } from './create-component.js';

export const PrizeWheel = createComponent(prizeWheel, View, prizeWheelStyles);
