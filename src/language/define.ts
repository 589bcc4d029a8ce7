import { defineStorefrontWidget } from '../element/define.js';
import { LanguageChoice, languageStyles } from './LanguageChoice.js';
import { language } from './language.definition.js';

defineStorefrontWidget(language, LanguageChoice, languageStyles);
