import { sep } from 'node:path';

/**
 * Returns a path with slashes, as in URLs, in package.json, and in the names of a bundle's files. Windows separates folders
 * with backslashes.
 */
export const withSlashes = (path, separator = sep) => path.replaceAll(separator, '/');
