import './page.js';
import { defineAll } from 'storefront-widgets';

defineAll();
