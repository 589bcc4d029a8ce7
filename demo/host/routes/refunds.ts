import { loadLegal } from '../legal/load.js';
import { pageLang } from '../messages/language.js';

export { LegalPage as Component } from '../legal/LegalPage.js';

export const loader = () => loadLegal('refunds', pageLang());
