// Generated from the definitions by `npm run docs`.

import { locationStyles, Location as View } from '../location/Location.js';
import { location } from '../location/location.definition.js';
import { createComponent } from './create-component.js';

export const Location = createComponent(location, View, locationStyles);
