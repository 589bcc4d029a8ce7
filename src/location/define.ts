import { defineStorefrontWidget } from '../element/define.js';
import { Location, locationStyles } from './Location.js';
import { location } from './location.definition.js';

defineStorefrontWidget(location, Location, locationStyles);
