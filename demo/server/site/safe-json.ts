/**
 * JSON that cannot end the element it stands in, nor open a comment there.
 * @param value what JSON can hold
 */
export const safeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
