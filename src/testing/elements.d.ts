/** What the build tells the stubs of the widgets (src/build/testing.mjs). */
declare module 'storefront:elements' {
  export const elements: readonly import('./stubs.js').StubDefinition[];
}
