import { resolve } from 'node:path';

const pages = ['loader', 'widget', 'car-search', 'all'];

export default {
  mode: 'production',
  entry: Object.fromEntries(pages.map((page) => [page, `./${page}.js`])),
  output: { path: resolve('build/webpack'), filename: '[name].js' },
  performance: { hints: false },
};
