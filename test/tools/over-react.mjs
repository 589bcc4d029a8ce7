import { componentFiles } from './browser-files.mjs';

const modules = {
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

/** What a tag is defined with: in the marked files a host of the widget's React component, elsewhere the element. */
const define = () => `
  import { defineWidget as asElement } from '/src/element/define-widget.tsx';
  import { defineWidget as asComponent } from '/test/react/define-component.tsx';
  const { testFile = '' } = window.__WTR_CONFIG__ ?? {};
  const isMarked = ${JSON.stringify(componentFiles())}.some((path) => testFile.startsWith('/' + path));
  export const defineWidget = isMarked ? asComponent : asElement;`;

const served = { '/over-react/client.js': () => client, '/over-react/define-widget.js': define };

/**
 * Test runner: `react` is React itself, so that the tests of the widgets' behavior run over the views as the React entry
 * has them; and where they are marked, over its components.
 */
export const overReact = () => ({
  name: 'over-react',
  resolveImport({ source, context }) {
    if (context.path === '/src/element/define.ts' && source === './define-widget.js')
      return '/over-react/define-widget.js';
    return Object.hasOwn(modules, source) ? modules[source] : undefined;
  },
  serve: ({ path }) => (Object.hasOwn(served, path) ? { body: served[path](), type: 'js' } : undefined),
});
