export const WHEEL_PATH = '/content/Promotion';

export const FAIR_PATH = '/content/Promotion/fair';

/** Where the round of this number is checked. */
export const checkPath = (round: number): string => `${FAIR_PATH}?round=${round}`;
