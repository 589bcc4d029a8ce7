// Must run before the widgets: in the classic script, they're defined as soon as it runs, and send requests at once.

import { ofDocument, scriptsBy } from './page/page-document.js';
import { configureFrom } from './state/store.js';

// A script in a shadow root isn't the document's current one.
const currentScript =
  ofDocument('currentScript') ?? scriptsBy((src) => src.includes('/storefront.classic.js')).at(-1);
if (currentScript) configureFrom('tag', { ...currentScript.dataset });
