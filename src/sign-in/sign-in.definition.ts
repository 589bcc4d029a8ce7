import {
  type CommonDetail,
  type EmptyDetail,
  event,
  method,
  type WidgetDefinition,
} from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import type { UserInfo } from '../state/identity.js';
import { tokens } from '../ui/tokens.definition.js';

/** The detail of `storefront-sign-in`. */
export interface SignInDetail extends CommonDetail {
  /** The shopper's user data from the server. */
  readonly user: UserInfo;
}

/** `<storefront-sign-in>`: sign-in as a dialog or as a page (spec 2.1, 2.2, contract section 2). */
export const signIn = {
  tag: 'storefront-sign-in',
  name: 'SignIn',
  summary: 'Signing in, creating an account and changing the password: as a dialog, or as a page.',
  attributes: {
    open: { type: 'boolean', description: 'Whether the dialog is open.' },
    view: {
      type: ['methods', 'email', 'register', 'reset'],
      default: 'methods',
      description:
        'What is shown: the choice of methods, signing in by email, a new account, a new password.',
    },
    page: {
      type: 'boolean',
      description: 'In place, as a page of its own, instead of a dialog. `methods` is then `email`.',
    },
    redirect: {
      type: 'string',
      default: null,
      format: 'url',
      description:
        'Where to go after signing in: a URL of the page’s own origin, else `/`. Without it the dialog reloads the page; the page takes the `redirect` of its query, or goes to `/`.',
    },
  },
  methods: {
    show: method<(view?: 'methods' | 'email' | 'register' | 'reset') => void>({
      description: 'Opens the dialog; a view can be given.',
    }),
    hide: method<() => void>({ description: 'Closes the dialog, without an event.' }),
  },
  events: {
    'storefront-sign-in': event<SignInDetail>({
      cancelable: false,
      description:
        'The shopper signed in. Then comes `storefront-navigate`: prevented, the page is not reloaded.',
    }),
    'storefront-close': event<EmptyDetail>({
      cancelable: false,
      description: 'The dialog closed: the shopper closed it, or signed in.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    login: 'Signs in: `method` is `google`, `facebook`, `x`, `email` or `passkey`.',
    sign_up: 'Creates an account: `method` is `email`.',
    select_content:
      'Follows a link, such as that to the terms: `content_id` is its path. For the app it is `appDownload`.',
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The dialog.',
    page: 'The panel of the page.',
    title: 'The heading.',
    back: 'The button that leads back to the choice of methods.',
    close: 'The button that closes the dialog.',
    button: 'A button that is not of a form.',
    link: 'A link, or a button that looks like one.',
    note: 'The note of the terms.',
    form: 'In your own document, as all that follows (see “Style its fields”): the form.',
    field: 'A field with its label.',
    label: 'The label.',
    input: 'The field itself.',
    toggle: 'The button that shows the password.',
    code: 'The button that sends a verification code.',
    problem: 'What is wrong with the field.',
    submit: 'The button that sends the form.',
    message: 'A message that goes by itself.',
  },
  slots: {
    heading: 'The page’s heading, such as an `h1`.',
    terms: 'The text of the terms, shown in a dialog of the page.',
    privacy: 'The text of the privacy policy, shown in a dialog of the page.',
  },
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
