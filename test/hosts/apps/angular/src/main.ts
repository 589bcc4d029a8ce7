import { bootstrapApplication } from '@angular/platform-browser';
import { configure } from 'storefront-widgets';
import 'storefront-widgets/storefront.js';
import { Shop } from './shop';

configure({ api: new URLSearchParams(location.search).get('api') ?? '/v3' });
bootstrapApplication(Shop);
