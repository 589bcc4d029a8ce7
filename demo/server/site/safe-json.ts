/** JSON that cannot end the element it stands in, nor open a comment there. */
export const safeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
