/** Returns the README with up-to-date generated sections. */
export function withTables(readme: string): string;

/** Returns whether a README is up to date: its text exactly, and its sizes to within rounding. */
export function isUpToDate(readme: string): boolean;
