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

/**
 * Test runner: `react` is React itself, so that the tests of the widgets' behavior run over the views as the React entry
 * has them.
 */
export const overReact = () => ({
  name: 'over-react',
  resolveImport: ({ source }) => (Object.hasOwn(modules, source) ? modules[source] : undefined),
  serve: ({ path }) => (path === modules['react-dom/client'] ? { body: client, type: 'js' } : undefined),
});
