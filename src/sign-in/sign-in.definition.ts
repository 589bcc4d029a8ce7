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
  summary: 'Signing in, creating an account, and changing the password, in a dialog or on a page.',
  calls: [
    'login',
    'register',
    'sendCodeEmail',
    'editPwd',
    'otherLoginSwitch',
    'codeGoogleLogin',
    'facebookLogin',
    'fbBindEmail',
    'twitterLogin',
    'socialStart',
    'socialResult',
    'passkeyLoginOptions',
    'passkeyLogin',
    'passkeyRegisterOptions',
    'passkeyRegister',
  ],
  attributes: {
    open: { type: 'boolean', description: 'Whether the dialog is open.' },
    view: {
      type: ['methods', 'email', 'register', 'reset'],
      default: 'methods',
      description: 'What is shown: the list of methods, sign-in by email, a new account, or a new password.',
    },
    page: {
      type: 'boolean',
      description:
        'Shows the sign-in in place, as a page, instead of in a dialog. `methods` then means `email`.',
    },
    redirect: {
      type: 'string',
      default: null,
      format: 'url',
      description:
        'Where to go after signing in: a URL on the page’s own origin or the main site; any other leads to `/`. Without it, the dialog reloads the page, and a sign-in page uses its URL’s `redirect` parameter, or `/`.',
    },
  },
  methods: {
    show: method<(view?: 'methods' | 'email' | 'register' | 'reset') => void>({
      description: 'Opens the dialog, optionally with a certain view.',
    }),
    hide: method<() => void>({ description: 'Closes the dialog without sending an event.' }),
  },
  events: {
    'storefront-sign-in': event<SignInDetail>({
      cancelable: false,
      description:
        'The shopper signed in. `storefront-navigate` follows; prevent it to stay on the page without a reload.',
    }),
    'storefront-close': event<EmptyDetail>({
      cancelable: false,
      description: 'The dialog closed because the shopper closed it or signed in.',
    }),
    ...navigateEvent,
    ...commonEvents,
  },
  tracks: {
    login: {
      params: ['method'],
      description: 'Signs in. `method` is `google`, `facebook`, `x`, `email`, or `passkey`.',
    },
    sign_up: {
      params: ['method'],
      description: 'Creates an account. `method` is `email`.',
    },
    select_content: {
      params: ['content_type', 'content_id'],
      description:
        'Follows a link, such as the one to the terms. `content_id` is its path, or `appDownload` for the app.',
    },
  },
  parts: {
    base: 'The outermost box.',
    dialog: 'The dialog.',
    page: 'The panel on the page.',
    title: 'The heading.',
    back: 'The button that goes back to the list of methods.',
    close: 'The button that closes the dialog.',
    button: 'A button that isn’t part of a form.',
    link: 'A link, or a button that looks like one.',
    note: 'The note about the terms.',
    form: 'The form. Like the parts listed below it, it’s in your own document (see “Style its fields”).',
    field: 'A field with its label.',
    label: 'The label of a field.',
    input: 'The field itself.',
    toggle: 'The button that shows the password.',
    code: 'The button that sends a verification code.',
    problem: 'The error message for a field.',
    submit: 'The button that submits the form.',
    message: 'A message that disappears after a while.',
  },
  slots: {
    heading: 'The page’s heading, such as an `h1`.',
    terms: 'The text of the terms, shown in a dialog on the page.',
    privacy: 'The text of the privacy policy, shown in a dialog on the page.',
  },
  dialogSlots: ['terms', 'privacy'],
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
