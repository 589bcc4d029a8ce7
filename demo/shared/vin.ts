/** Returns whether a text is a car's VIN, in either case. It has no I, O, or Q. */
export const isVin = (text: string): boolean => /^[A-HJ-NPR-Z\d]{17}$/i.test(text);
