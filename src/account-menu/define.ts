import { defineStorefrontWidget } from '../element/define.js';
import { AccountMenu, accountMenuStyles } from './AccountMenu.js';
import { accountMenu } from './account-menu.definition.js';

defineStorefrontWidget(accountMenu, AccountMenu, accountMenuStyles);
