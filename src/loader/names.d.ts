/** The widgets of the bundle: their tags without `storefront-`. Put in by the build, from the definitions. */
declare const __WIDGETS__: readonly string[];

/** The styles that keep a widget's space until it is there. Put in by the build, from the definitions. */
declare const __RESERVE__: string;

/** The path of the chunk that every widget needs. Put in by the build. */
declare const __SHARED__: string;
