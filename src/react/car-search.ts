// Generated from the definitions by `npm run docs`.

import { carSearchStyles, CarSearch as View } from '../car-search/CarSearch.js';
import { carSearch } from '../car-search/car-search.definition.js';
import { createComponent } from './create-component.js';

export const CarSearch = createComponent(carSearch, View, carSearchStyles);
