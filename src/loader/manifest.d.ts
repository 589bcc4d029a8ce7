/** What the build tells the loader of the other files (src/build/loader-manifest.mjs). */
declare module 'storefront:manifest' {
  /** By widget, its entry and all that it imports before it can run: paths beside the loader. */
  export const files: Readonly<Record<string, readonly string[]>>;

  /** By widget, the name and the path of what it asks the API for first; of those that wait for it. */
  export const firstCalls: Readonly<Record<string, readonly [call: string, path: string]>>;

  /** The styles that keep a widget's space until it is there. */
  export const reserve: string;
}
