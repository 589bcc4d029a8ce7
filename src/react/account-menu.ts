// Generated from the definitions by `npm run docs`.

import { accountMenuStyles, AccountMenu as View } from '../account-menu/AccountMenu.js';
import { accountMenu } from '../account-menu/account-menu.definition.js';
import { createComponent } from './create-component.js';

export const AccountMenu = createComponent(accountMenu, View, accountMenuStyles);
