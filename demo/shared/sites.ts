/** Where the files of each site are that the server fills in, and the pages of the phone site. */
export const SITE_PATHS = { host: '/', sellers: '/sellers/', mobile: '/m/' } as const;

export type SiteName = keyof typeof SITE_PATHS;
