// The first import of the classic script: in one file, the widgets are defined as soon as it runs, and ask at once.
import { configure } from '../state/store.js';

const { currentScript } = document;
if (currentScript) configure({ ...currentScript.dataset });
