/** What every act tells beside its own params (contract section 7). */
export interface CommonTrackParams {
  /** The widget's name: its tag without `storefront-`. */
  readonly widget: string;
  /** The configured partner's id; without one it is missing. */
  readonly partner?: string;
}

/**
 * What a marketer counts, by its name, in the terms of GA4's recommended events (contract section 7): what was chosen,
 * and never who chose it. A text that looks like an email, a phone number, a token or a uuid, or that the page knows of
 * the shopper, is missing.
 */
export interface TrackParams {
  /** A promotion was seen: the prize popup, or the prize wheel. */
  readonly view_promotion: {
    /** `prize-popup` or `prize-wheel`. */
    readonly promotion_name: string;
  };
  /** The shopper claims the gifts. */
  readonly select_promotion: {
    /** `prize-popup`. */
    readonly promotion_name: string;
    /** `claim-all`, or `gift-1` to `gift-4`. */
    readonly creative_slot: string;
  };
  /** The shopper searches. */
  readonly search: {
    /** What was typed; of cars, the make and the model. Missing for everything. */
    readonly search_term?: string | undefined;
    /** The make's `value`. */
    readonly item_brand?: string | undefined;
    /** The model's `value`. */
    readonly item_name?: string | undefined;
    /** Of cars, what narrows the search: as in the address that it leads to. */
    readonly price_max?: string | undefined;
    readonly year_min?: string | undefined;
    readonly body?: string | undefined;
    readonly fuel?: string | undefined;
  };
  /** The shopper chose a car, or a suggestion. */
  readonly select_item: {
    /** The list that it was chosen from: `makes`, `models`, `suggestions`, or `recent` searches. */
    readonly item_list_name: string;
    /** The make's `value`. */
    readonly item_brand?: string | undefined;
    /** The model's `value`, or the suggestion. */
    readonly item_name?: string | undefined;
    /** The suggestion, which is searched for at once. */
    readonly search_term?: string | undefined;
  };
  /** The shopper signed in. */
  readonly login: { readonly method: TrackMethod };
  /** The shopper created an account. */
  readonly sign_up: { readonly method: TrackMethod };
  /** The shopper followed a link, or used a menu or another control. */
  readonly select_content: {
    /** `link`, `external`, `menu`, `location`, `language` or `button`. */
    readonly content_type: string;
    /** The path of a link with its query, the configuration's key of an external one, or what was chosen. */
    readonly content_id?: string | undefined;
  };
  /** The shopper spins the wheel. */
  readonly spin_wheel: {
    /** `prize-wheel`. */
    readonly promotion_name: string;
  };
  /** The wheel stopped at a prize. */
  readonly win_prize: {
    /** `prize-wheel`. */
    readonly promotion_name: string;
    /** The award's name, as the server tells it. */
    readonly item_name?: string | undefined;
  };
}

/** The name of what a marketer counts. */
export type TrackName = keyof TrackParams;

/** How a shopper signed in. */
export type TrackMethod = 'google' | 'facebook' | 'x' | 'email' | 'passkey';
