import type { WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-back-to-top>`: a button to the top and a link to the contact page (spec 2.7, contract section 2). */
export const backToTop = {
  tag: 'storefront-back-to-top',
  name: 'BackToTop',
  summary:
    'A control in the corner of the window that scrolls back to the top, with a link to the contact page. It appears once the shopper has scrolled.',
  opens: {
    'sign-in': () => import('../sign-in/define.js'),
  },
  attributes: {
    href: {
      type: 'string',
      default: '/contact',
      format: 'url',
      description: 'Where the link goes: a path on the main site, or a full URL. If empty, there’s no link.',
    },
    offset: {
      type: 'number',
      default: 400,
      min: 0,
      description: 'How far the shopper has to scroll before the control appears, in px.',
    },
  },
  methods: {},
  events: { ...navigateEvent, ...commonEvents },
  tracks: {
    select_content: {
      params: ['content_type', 'content_id'],
      description:
        'Scrolls to the top, or follows the link. `content_id` is `top`, the link’s path, or `contact` if `href` is a full URL.',
    },
  },
  parts: {
    base: 'The outermost box.',
    control: 'The box around the link and the button.',
    link: 'The link to the contact page.',
    button: 'The button that scrolls to the top.',
    message: 'A message that disappears after a while.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
