import { config } from './config.definition.js';
import { defineConfigElement } from './config-element.js';

defineConfigElement();
