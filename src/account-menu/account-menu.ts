import { defineStorefrontWidget } from '../element/define.js';
import { AccountMenu } from './AccountMenu.js';
import { accountMenu } from './account-menu.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(accountMenu, AccountMenu, styles);

export { accountMenu as definition };
