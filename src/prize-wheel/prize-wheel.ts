import { defineStorefrontWidget } from '../element/define.js';
import { PrizeWheel } from './PrizeWheel.js';
import { prizeWheel } from './prize-wheel.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(prizeWheel, PrizeWheel, styles);

export { prizeWheel as definition };
