/** What a changelog says of a version: Markdown without the heading; no date while it is unreleased. */
export function notesOf(changelog: string, version: string): { notes: string; date: string | null };

/** Writes what is released to a folder, which is emptied, from what is built. */
export function writeRelease(out: string): {
  version: string;
  cdn: string;
  tarball: string;
  files: number;
};

/** The tests that hold a release. */
export const CHECKS: readonly string[];
