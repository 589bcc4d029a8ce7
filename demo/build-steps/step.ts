/** A part of the build that is done again only when what it reads has changed. All paths are relative to the project. */
export interface Step {
  readonly name: string;
  /** How it's called in front of the person who waits for it. */
  readonly title: string;
  /** The files and folders that it reads, besides the packages. */
  readonly inputs: readonly string[];
  /** The folders that it writes. */
  readonly outputs: readonly string[];
  /** Those of the outputs whose files are sent to browsers. Each of these files gets a compressed copy. */
  readonly served?: readonly string[];
  /** The names of the steps that must be done before. */
  readonly after?: readonly string[];
  /** Whether a running program may still load files of the build before this one. They stay until the next build. */
  readonly keepsPrevious?: boolean;
  /** Whether it's no part of the project's build: it runs each time that it's in the list, and leaves no mark. */
  readonly isOnce?: boolean;
  /** Builds. @param folderOf returns the folder to write an output to, which doesn't exist yet */
  readonly run: (folderOf: (output: string) => string, signal: AbortSignal) => Promise<void>;
}

/** The reason a step failed, for the person who waits for it: what its program said. */
export class StepError extends Error {
  override readonly name = 'StepError';
}
