import { defineStorefrontWidget } from '../element/define.js';
import { takeCarIndex } from '../state/cars.js';
import { pageRecord } from '../state/page-record.js';
import { CarSearch, carSearchStyles } from './CarSearch.js';
import { carSearch } from './car-search.definition.js';
import { readServerDrawn } from './server-drawn.js';

// Makes that are in the page, or come about when this code does, are in the first drawing. Drawn without them, the search
// would be drawn twice, and for the second time later than they come.
const define = () =>
  defineStorefrontWidget(carSearch, CarSearch, carSearchStyles, () => takeCarIndex(readServerDrawn()));
const soon = pageRecord.early?.carIndex?.soon;
if (soon) soon.then(define);
else define();

export { carSearch as definition };
