import { defineStorefrontWidget } from '../element/define.js';
import { pageRecord } from '../page/page-record.js';
import { takeCarIndex } from '../state/cars.js';
import { CarSearch, carSearchStyles } from './CarSearch.js';
import { carSearch } from './car-search.definition.js';
import { readServerMarkup, whenReplaceable } from './server-markup.js';

// Makes that are already in the page, or that arrive at about the same time as this code, are part of the first render.
// Without them, the search would render twice, and the second render would come later than the makes.
const define = () =>
  defineStorefrontWidget(carSearch, CarSearch, carSearchStyles, () => takeCarIndex(readServerMarkup()));
const { soon } = pageRecord.early?.carIndex ?? {};
const replaceable = whenReplaceable();
if (soon || replaceable) Promise.all([soon, replaceable]).then(define);
else define();
