import { defineStorefrontWidget } from '../element/define.js';
import { CarSearch, carSearchStyles } from './CarSearch.js';
import { carSearch } from './car-search.definition.js';

defineStorefrontWidget(carSearch, CarSearch, carSearchStyles);

export { carSearch as definition };
