import type { Entry } from '../../api/points.js';
import type { PluralForms } from '../../messages/messages.js';

/** The texts of the pages of points and of all that a shopper has. */
export interface PointTexts {
  readonly title: string;
  readonly lead: string;
  readonly points: string;
  readonly pointsCount: PluralForms;
  /** `{price}`: what the points pay for. */
  readonly worth: string;
  readonly shares: string;
  readonly sharesCount: PluralForms;
  readonly sharesText: string;
  readonly app: {
    readonly title: string;
    readonly text: string;
    readonly get: string;
    readonly done: string;
    readonly had: string;
  };
  readonly earn: { readonly title: string; readonly ways: readonly string[]; readonly wheel: string };
  readonly ledger: {
    readonly title: string;
    readonly choice: string;
    readonly emptyPoints: string;
    readonly emptyShares: string;
    readonly emptyText: string;
    readonly what: string;
    readonly when: string;
    readonly change: string;
    readonly balance: string;
    readonly reasons: Readonly<Record<Entry['reason'], string>>;
    /** `{n}`: its number. */
    readonly order: string;
  };
  readonly assets: {
    readonly title: string;
    readonly lead: string;
    readonly coupons: string;
    readonly couponsCount: PluralForms;
    readonly toCollect: PluralForms;
    readonly spins: string;
    readonly spinsCount: PluralForms;
    readonly spinsText: string;
    readonly see: string;
    /** `{name}`: what it leads to. */
    readonly seeNamed: string;
  };
}
