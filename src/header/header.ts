import { defineStorefrontWidget } from '../element/define.js';
import { Header } from './Header.js';
import { header } from './header.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(header, Header, styles);
