export const WHEEL_PATH = '/content/Promotion';

export const FAIR_PATH = '/content/Promotion/fair';

/** Returns the path of the page that checks this round. */
export const checkPath = (round: number): string => `${FAIR_PATH}?round=${round}`;
