/** The shop as the played providers know it. The secret opens nothing but invented people. */
export const DEMO_CLIENT = { id: 'meridian-demo', secret: 'not-a-secret-of-anything' } as const;
