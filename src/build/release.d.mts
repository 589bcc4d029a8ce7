/** Returns a version's changelog entry: Markdown without the heading. `date` is null while it's unreleased. */
export function notesOf(changelog: string, version: string): { notes: string; date: string | null };

/** Writes the release from the built files to a folder, which is emptied first. */
export function writeRelease(out: string): {
  version: string;
  cdn: string;
  tarball: string;
  files: number;
};

/** The tests that a release must pass. */
export const CHECKS: readonly string[];
