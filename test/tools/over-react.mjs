import { componentFiles } from './browser-files.mjs';

/** What React's names mean then. */
export const modules = {
  react: '/real-react/react.js',
  'react-dom': '/real-react/react-dom.js',
  'react-dom/client': '/over-react/client.js',
  'react/jsx-runtime': '/real-react/react-jsx-runtime.js',
};

/** An element draws at once what a page sets, as Preact's roots do. */
const client = `
  import { flushSync } from '/real-react/react-dom.js';
  import { createRoot as create } from '/real-react/react-dom-client.js';
  export function createRoot(container) {
    const root = create(container);
    return {
      render: (node) => flushSync(() => root.render(node)),
      unmount: () => flushSync(() => root.unmount()),
    };
  }`;

/**
 * In place of `./define-widget.js`, what a tag is defined with: in the marked files a host of the widget's React
 * component, elsewhere the element. Imports are from the project's folder.
 */
export const define = () => `
  import { defineWidget as asElement } from './src/element/define-widget.js';
  import { defineWidget as asComponent } from './test/react/define-component.js';
  const { testFile = '' } = window.__WTR_CONFIG__ ?? {};
  const isMarked = ${JSON.stringify(componentFiles())}.some((path) => testFile.startsWith('/' + path));
  export const defineWidget = isMarked ? asComponent : asElement;`;

/** Test runner: what `react-dom/client` means over React. */
export const clientOverReact = () => ({
  name: 'client-over-react',
  serve: ({ path }) => (path === modules['react-dom/client'] ? { body: client, type: 'js' } : undefined),
});
