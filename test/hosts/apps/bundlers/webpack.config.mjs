import { resolve } from 'node:path';

export default {
  mode: 'production',
  entry: { loader: './loader.js', 'car-search': './car-search.js', all: './all.js' },
  output: { path: resolve('build/webpack'), filename: '[name].js' },
  performance: { hints: false },
};
