import type { PluralForms } from '../../messages/messages.js';

/** The texts of the wheel's page and of the page where a round is checked. */
export interface PrizeTexts {
  readonly title: string;
  readonly lead: string;
  readonly wheel: string;
  readonly spins: {
    readonly title: string;
    readonly left: PluralForms;
    readonly none: string;
    readonly free: string;
    readonly earned: string;
    /** `{time}`: when it comes. */
    readonly next: string;
    readonly guest: string;
    readonly guestText: string;
    readonly signIn: string;
    readonly createAccount: string;
  };
  readonly won: {
    readonly title: string;
    readonly empty: string;
    readonly round: string;
    readonly check: string;
    readonly checkNamed: string;
    /** By `award_state`. */
    readonly states: readonly [string, string, string, string];
    readonly coupons: string;
    readonly all: string;
  };
  readonly friends: {
    readonly title: string;
    readonly empty: string;
    readonly unused: string;
    readonly used: string;
  };
  readonly fair: {
    readonly title: string;
    readonly text: string;
    readonly next: string;
    readonly odds: string;
    readonly sector: string;
    readonly prize: string;
    readonly chance: string;
    readonly tickets: string;
    readonly noTickets: string;
    readonly check: string;
  };
  readonly check: {
    readonly title: string;
    readonly lead: string;
    readonly how: string;
    readonly steps: readonly string[];
    readonly code: string;
    readonly label: string;
    readonly hint: string;
    readonly button: string;
    readonly needNumber: string;
    readonly back: string;
    readonly result: string;
    readonly right: string;
    readonly rightText: string;
    readonly wrong: string;
    readonly wrongText: string;
    readonly open: string;
    readonly openText: string;
    readonly unavailable: string;
    readonly hash: string;
    readonly seed: string;
    readonly key: string;
    readonly ownHash: string;
    readonly fits: string;
    readonly differs: string;
    readonly ticket: string;
    readonly sector: string;
    readonly told: string;
    readonly drawn: string;
  };
}
