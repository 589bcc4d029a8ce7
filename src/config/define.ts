import { defineConfigElement } from '../element/config-element.js';

defineConfigElement();
