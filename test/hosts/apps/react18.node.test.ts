import { testReactApp } from './react-app.js';

testReactApp(
  'React 18, built by Vite',
  { component: 'develop', 'tag-with-ref': 'develop' },
  { react: '18.3.1', 'react-dom': '18.3.1' },
);
