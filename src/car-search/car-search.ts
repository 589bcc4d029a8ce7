import { defineStorefrontWidget } from '../element/define.js';
import { CarSearch } from './CarSearch.js';
import { carSearch } from './car-search.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(carSearch, CarSearch, styles);

export { carSearch as definition };
