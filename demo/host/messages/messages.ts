export type { PluralForms } from './translation.js';
