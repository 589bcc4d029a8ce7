/** Whether a text is a `#rgb` or `#rrggbb` color. Other formats aren't accepted: a readable text color is computed. */
export const isColor = (text: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text);
