import { tsImport } from 'tsx/esm/api';

const { svgComponent } = await tsImport('../../demo/vite/svg-component.ts', import.meta.url);

const isDrawing = ({ URL: url }) => url.pathname.endsWith('.svg') && url.searchParams.has('react');

/** Handles `import Cart from './cart.svg?react'` as the demo's build does. */
export const svgAsComponent = () => ({
  name: 'svg-as-component',
  resolveMimeType: (context) => (isDrawing(context) ? 'js' : undefined),
  transform: (context) => (isDrawing(context) ? svgComponent(context.body) : undefined),
});
