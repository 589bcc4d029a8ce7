// Generated from the definitions by `npm run docs`.

import { drawerStyles, Drawer as View } from '../drawer/Drawer.js';
import { drawer } from '../drawer/drawer.definition.js';
import { createComponent } from './create-component.js';

export const Drawer = createComponent(drawer, View, drawerStyles);
