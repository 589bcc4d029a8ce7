import { defineStorefrontWidget } from '../element/define.js';
import { Header, headerStyles } from './Header.js';
import { header } from './header.definition.js';

defineStorefrontWidget(header, Header, headerStyles);
