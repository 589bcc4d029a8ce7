/**
 * The widgets as React components, for hosts that are React themselves (contract section 1). `react` and `react-dom`
 * are the host's own.
 */
import { CarSearch as CarSearchView } from '../car-search/CarSearch.js';
import { carSearch } from '../car-search/car-search.definition.js';
import { styles as carSearchStyles } from '../car-search/styles.js';
import { createComponent } from './create-component.js';

export { configure } from '../store/configure.js';
export { store } from '../store/store.js';
export type { WidgetProps } from './create-component.js';

export const CarSearch = createComponent(carSearch, CarSearchView, carSearchStyles);
