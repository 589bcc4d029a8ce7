import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';

export default {
  input: ['loader.js', 'widget.js', 'car-search.js', 'all.js'],
  plugins: [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    nodeResolve({ browser: true }),
    commonjs(),
    terser({ module: true }),
  ],
  output: { dir: 'build/rollup', chunkFileNames: 'chunks/[name]-[hash].js' },
};
