// Put in by the build (src/build/loader-names.mjs), for the loader alone.

/** The widgets of the bundle: their tags without `storefront-`. First those whose entries import the requests. */
declare const __WIDGETS__: readonly string[];

/** The styles that keep a widget's space until it is there. */
declare const __RESERVE__: string;

/** The path of the core, which every entry imports; without `.js`, as all of them. */
declare const __SHARED__: string;

/** The path of the requests, with a space before it; the place in `__WIDGETS__` before which all import it. */
declare const __REQUESTS__: string;
declare const __REQUESTS_END__: number;

/** The path of the jumps, with a space before it; the place from which all import it, and the one before which. */
declare const __JUMPS__: string;
declare const __JUMPS_START__: number;
declare const __JUMPS_END__: number;
