// Must run before the widgets: in the classic script, they're defined as soon as it runs, and send requests at once.
import { ofDocument } from '../state/page-document.js';
import { configureFrom } from '../state/store.js';

const currentScript = ofDocument('currentScript');
if (currentScript) configureFrom('tag', { ...currentScript.dataset });
