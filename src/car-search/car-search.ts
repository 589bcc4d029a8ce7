import { defineStorefrontWidget } from '../element/define.js';
import { loadCarIndex } from '../state/cars.js';
import { CarSearch, carSearchStyles } from './CarSearch.js';
import { carSearch } from './car-search.definition.js';

// Makes that came while this code was on the way are in the first drawing.
const takeMakes = () => void loadCarIndex({ onlyArrived: true });

defineStorefrontWidget(carSearch, CarSearch, carSearchStyles, takeMakes);

export { carSearch as definition };
