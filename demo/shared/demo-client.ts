/** The shop's credentials at the stand-in providers. The secret gives access only to fictional people. */
export const DEMO_CLIENT = { id: 'meridian-demo', secret: 'not-a-secret-of-anything' } as const;
