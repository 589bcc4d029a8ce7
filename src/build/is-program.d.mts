/** Returns whether a module is the program that was started, rather than one that it imports. */
export function isProgram(url: string, started?: string): boolean;
