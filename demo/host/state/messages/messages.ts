/** The areas of the page's one store (contract section 3). */
export const AREAS = [
  'test',
  'user',
  'loginInfo',
  'addressindex',
  'shopCart',
  'roles',
  'lang',
  'bigdata',
] as const;
export type Area = (typeof AREAS)[number];

/** The texts of the page that shows the store's state. */
export interface StateMessages {
  title: string;
  lead: string;
  areas: Record<Area, string>;
  /** `{n}` is how often. */
  changes: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
  /** What stands for what must not be seen. */
  secret: string;
  jump: string;
}
