import type { JsonValue } from './page-head.js';

/** JSON that cannot end the element it stands in, nor open a comment there. */
export const safeJson = (value: JsonValue): string => JSON.stringify(value).replaceAll('<', '\\u003c');
