/** Where what overseas stores keep in the United States is, as the products that ship from there say it. */
export const US_WAREHOUSE = 'Ontario, CA, United States';

const US_WAREHOUSE_LINES = ['2400 East Airport Drive', 'Ontario, CA 91761'];

interface Place {
  readonly street?: string | undefined;
  readonly city: string;
  readonly zip?: string | undefined;
  /** In English. */
  readonly country: string;
}

/**
 * Returns the lines of the address that buyers return a store's goods to: its own, or that of the warehouse if the store
 * is overseas, or if its street isn't known.
 */
export const returnAddress = ({ street, city, zip, country }: Place): string[] =>
  country === 'United States' && street && zip ? [street, `${city} ${zip}`] : US_WAREHOUSE_LINES;

/** Returns whether the lines are the address of that warehouse. */
export const isWarehouse = (lines: readonly string[]): boolean => lines.join() === US_WAREHOUSE_LINES.join();
