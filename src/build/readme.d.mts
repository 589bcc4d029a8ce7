/** The README with its generated sections as they should be. */
export function withTables(readme: string): Promise<string>;
