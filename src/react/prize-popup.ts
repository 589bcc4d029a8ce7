// Generated from the definitions by `npm run docs`.

import { prizePopupStyles, PrizePopup as View } from '../prize-popup/PrizePopup.js';
import { prizePopup } from '../prize-popup/prize-popup.definition.js';
import { createComponent } from './create-component.js';

export const PrizePopup = createComponent(prizePopup, View, prizePopupStyles);
