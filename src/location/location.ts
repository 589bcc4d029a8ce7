import { defineStorefrontWidget } from '../widget/define.js';
import { Location } from './Location.js';
import { location } from './location.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(location, Location, styles);

export { location as definition };
