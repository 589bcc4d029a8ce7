/** The README with its generated sections as they should be. */
export function withTables(readme: string): string;

/** Whether a README says what it should: to the letter, and each size as near as it was rounded. */
export function isFresh(readme: string): boolean;
