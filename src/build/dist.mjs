/**
 * The folder that Rollup writes the library to. `npm run build` writes to a folder beside `dist`, which a running store
 * still serves, and moves the files over when all of them are there.
 */
export const DIST = process.env.STOREFRONT_DIST || 'dist';
