import { defineStorefrontWidget } from '../element/define.js';
import { Location } from './Location.js';
import { location } from './location.definition.js';

defineStorefrontWidget(location, Location, []);
