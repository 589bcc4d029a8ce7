// Generated from the definitions by `npm run docs`.

import { languageChoiceStyles, LanguageChoice as View } from '../language/LanguageChoice.js';
import { language } from '../language/language.definition.js';
import { createComponent } from './create-component.js';

export const LanguageChoice = createComponent(language, View, languageChoiceStyles);
