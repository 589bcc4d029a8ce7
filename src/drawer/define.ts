import { defineStorefrontWidget } from '../element/define.js';
import { Drawer, drawerStyles } from './Drawer.js';
import { drawer } from './drawer.definition.js';

defineStorefrontWidget(drawer, Drawer, drawerStyles);
