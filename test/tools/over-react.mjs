/** The modules that React's names resolve to when tests run over React. */
export const modules = {
  react: '/real-react/react.js',
  'react-dom': '/real-react/react-dom.js',
  'react-dom/client': '/over-react/client.js',
  'react/jsx-runtime': '/real-react/react-jsx-runtime.js',
};

/** Makes an element render a page's changes immediately, as Preact's roots do. */
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
 * Replaces `./define-widget.js`, which defines a tag. In the marked files, the tag hosts the widget's React component,
 * elsewhere it's the element. Imports are relative to the project folder.
 */
export const define = () => `
  import { defineWidget as asElement } from './src/element/define-widget.js';
  import { defineWidget as asComponent } from './test/react/define-component.js';
  export const defineWidget = window.asComponents ? asComponent : asElement;`;

/** Test runner: serves the module that `react-dom/client` resolves to when tests run over React. */
export const clientOverReact = () => ({
  name: 'client-over-react',
  serve: ({ path }) => (path === modules['react-dom/client'] ? { body: client, type: 'js' } : undefined),
});
