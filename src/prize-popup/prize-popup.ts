import { defineStorefrontWidget } from '../element/define.js';
import { PrizePopup } from './PrizePopup.js';
import { prizePopup } from './prize-popup.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(prizePopup, PrizePopup, styles);

export { prizePopup as definition };
