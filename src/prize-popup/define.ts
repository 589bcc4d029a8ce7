import { defineStorefrontWidget } from '../element/define.js';
import { PrizePopup, prizePopupStyles } from './PrizePopup.js';
import { prizePopup } from './prize-popup.definition.js';

defineStorefrontWidget(prizePopup, PrizePopup, prizePopupStyles);
