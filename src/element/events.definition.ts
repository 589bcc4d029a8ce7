import { type CommonDetail, event } from './definition.js';
import type { CommonTrackParams, TrackName, TrackParams } from './track-params.js';

/** The detail of `storefront-ready`. */
export interface ReadyDetail extends CommonDetail {
  /** The widget's tag. */
  readonly tag: string;
}

/** The detail of `storefront-error`. */
export interface ErrorDetail extends CommonDetail {
  /** The name of the call that failed, such as `carIndex`. */
  readonly call: string;
  /** The response's code, or the HTTP status. 0 if there is neither. */
  readonly code: number;
  /** The message that the shopper saw, in their language. */
  readonly message: string;
}

/** The detail of `storefront-navigate`: where a widget wants to go. */
export interface NavigateDetail extends CommonDetail {
  /** An absolute URL with the partner's ID. On the main site, except that a sign-in may stay on the page's own. */
  readonly href: string;
  /** Starts with `/`, without a query. */
  readonly path: string;
  /** The parameters of `href`, without the partner's ID. */
  readonly query: Readonly<Record<string, string>>;
  /** The name of a browsing context. Defaults to `_self`. */
  readonly target: string;
}

/** The detail of `storefront-track`: what a shopper did, and with what. Its `name` determines its `params`. */
export type TrackDetail = {
  readonly [N in TrackName]: CommonDetail & {
    readonly name: N;
    readonly params: TrackParams[N] & CommonTrackParams;
  };
}[TrackName];

/** The events of every widget. Part of each definition. */
export const commonEvents = {
  'storefront-ready': event<ReadyDetail>({
    cancelable: false,
    description: 'The widget has painted something useful for the first time.',
  }),
  'storefront-error': event<ErrorDetail>({
    cancelable: false,
    description:
      'Something failed, and the shopper has seen a message about it. `code` is the reply’s code, or else the HTTP status, or 0. A reply with code 5004 (invalid token) sends none.',
  }),
  'storefront-track': event<TrackDetail>({
    cancelable: false,
    description: 'The shopper did something that you may want to count, such as searching.',
  }),
} as const;

/** The event before every navigation. Part of the definition of each widget that navigates. */
export const navigateEvent = {
  'storefront-navigate': event<NavigateDetail>({
    cancelable: true,
    description:
      'The widget is about to navigate. A page with its own router can prevent this and navigate itself.',
  }),
} as const;
