/** The params that every action has in addition to its own (contract section 7). */
export interface CommonTrackParams {
  /** The widget's name: its tag without `storefront-`. */
  readonly widget: string;
  /** The configured partner's ID. Missing if there is none. */
  readonly partner?: string;
}

/**
 * The actions to count in analytics, by name, in the terms of GA4's recommended events (contract section 7). They say what
 * was chosen, never who chose it. Text is left out if it looks like an email, a phone number, a token, or a UUID, or if
 * the page knows it about the shopper.
 */
export interface TrackParams {
  /** The shopper saw a promotion: the prize popup or the prize wheel. */
  readonly view_promotion: {
    /** `prize-popup` or `prize-wheel`. */
    readonly promotion_name: string;
    /** What opened the popup: its `trigger`, such as `load` or `delay:5`, or `page` if the page did. */
    readonly trigger?: string | undefined;
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
    /** What was typed, or the make and model of cars. Missing when searching for everything. */
    readonly search_term?: string | undefined;
    /** The make's `value`. */
    readonly item_brand?: string | undefined;
    /** The model's `value`. */
    readonly item_name?: string | undefined;
    /** For cars, the filters of the search, as in the URL it leads to. */
    readonly price_max?: string | undefined;
    readonly year_min?: string | undefined;
    readonly year_max?: string | undefined;
    readonly body?: string | undefined;
    readonly fuel?: string | undefined;
  };
  /** The shopper chose a make, a model, or a suggestion. */
  readonly select_item: {
    /** The list that it was chosen from: `makes`, `models`, `suggestions`, or `recent` searches. */
    readonly item_list_name: string;
    /** The make's `value`. */
    readonly item_brand?: string | undefined;
    /** The model's `value`, or the suggestion. */
    readonly item_name?: string | undefined;
    /** The suggestion, which starts a search right away. */
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
    /** A link's path with its query, the configuration key of an external link, or what was chosen. */
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
    /** The award's name, from the server. */
    readonly item_name?: string | undefined;
  };
}

/** The name of an action to count. */
export type TrackName = keyof TrackParams;

/** How a shopper signed in. */
export type TrackMethod = 'google' | 'facebook' | 'x' | 'email' | 'passkey';
