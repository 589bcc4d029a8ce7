const modules = {
  react: '/real-react/react.js',
  'react-dom': '/real-react/react-dom.js',
  'react-dom/client': '/real-react/react-dom-client.js',
  'react/jsx-runtime': '/real-react/react-jsx-runtime.js',
};

/** Test runner: `react` is React itself, so that the tests of the widgets' behavior run over the views of the React entry. */
export const overReact = () => ({
  name: 'over-react',
  resolveImport: ({ source }) => (Object.hasOwn(modules, source) ? modules[source] : undefined),
});
