import { testTemplateApp } from './templates.js';

testTemplateApp('Angular 21', { app: 'angular', place: 'browser' });
