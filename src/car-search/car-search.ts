import { defineStorefrontWidget } from '../element/define.js';
import { takeCarIndex } from '../state/cars.js';
import { CarSearch, carSearchStyles } from './CarSearch.js';
import { carSearch } from './car-search.definition.js';
import { readServerDrawn } from './server-drawn.js';

// Makes that are in the page, or came while this code was on the way, are in the first drawing.
defineStorefrontWidget(carSearch, CarSearch, carSearchStyles, () => takeCarIndex(readServerDrawn()));

export { carSearch as definition };
