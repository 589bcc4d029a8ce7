import { defineStorefrontWidget } from '../element/define.js';
import { PrizeWheel, prizeWheelStyles } from './PrizeWheel.js';
import { prizeWheel } from './prize-wheel.definition.js';

defineStorefrontWidget(prizeWheel, PrizeWheel, prizeWheelStyles);
