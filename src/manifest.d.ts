/** What the build tells the loader about the other files (src/build/loader-manifest.mjs). */
declare module 'storefront:manifest' {
  /** By widget, its entry and everything it imports before it can run, as paths relative to the loader. */
  export const files: Readonly<Record<string, readonly string[]>>;

  /** By widget, the name and path of its first API call. Only for widgets that wait for one. */
  export const firstCalls: Readonly<Record<string, readonly [call: string, path: string]>>;

  /** The texts of the car search's early form, by built-in language. */
  export const earlyTexts: Readonly<
    Record<string, import('./car-search/messages.js').EarlyTexts | undefined>
  >;

  /** The styles that reserve a widget's space until it has loaded. */
  export const reserve: string;
}
