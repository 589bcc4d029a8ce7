import { defineStorefrontWidget } from '../widget/define.js';
import { Drawer } from './Drawer.js';
import { drawer } from './drawer.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(drawer, Drawer, styles);
