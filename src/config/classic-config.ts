// Must run before the widgets: in the classic script, they're defined as soon as it runs, and send requests at once.
import { configure } from '../state/store.js';

const { currentScript } = document;
if (currentScript) configure({ ...currentScript.dataset });
