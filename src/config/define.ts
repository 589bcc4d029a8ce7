import { defineConfigElement } from './config-element.js';

defineConfigElement();
