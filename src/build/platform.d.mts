/** Returns a path with slashes, as in URLs. */
export function withSlashes(path: string, separator?: string): string;

/** Returns whether a module is the program that was started, rather than one that it imports. */
export function isProgram(url: string, started?: string): boolean;

/** Returns the program and the arguments that run npm. */
export function npmCommand(
  words: readonly string[],
  machine?: {
    readonly platform: string;
    readonly execPath: string;
    readonly env: Readonly<Record<string, string | undefined>>;
  },
): [program: string, args: string[]];
