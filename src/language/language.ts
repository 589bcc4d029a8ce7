import { defineStorefrontWidget } from '../element/define.js';
import { LanguageChoice } from './LanguageChoice.js';
import { language } from './language.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(language, LanguageChoice, styles);

export { language as definition };
