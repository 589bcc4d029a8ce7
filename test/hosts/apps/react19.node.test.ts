import { testReactApp } from './react-app.js';

testReactApp('React 19, built by Vite', { component: 'build', tag: 'develop', 'tag-with-ref': 'develop' });
