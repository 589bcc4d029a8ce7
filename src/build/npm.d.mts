/** Returns the program and the arguments that run npm. */
export function npmCommand(
  words: readonly string[],
  machine?: {
    readonly platform: string;
    readonly execPath: string;
    readonly env: Readonly<Record<string, string | undefined>>;
  },
): [program: string, args: string[]];
