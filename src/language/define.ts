import { defineStorefrontWidget } from '../element/define.js';
import { LanguageChoice, languageChoiceStyles } from './LanguageChoice.js';
import { language } from './language.definition.js';

defineStorefrontWidget(language, LanguageChoice, languageChoiceStyles);
