import type { WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-back-to-top>`: a button to the top and a link to the contact page (spec 2.7, contract section 2). */
export const backToTop = {
  tag: 'storefront-back-to-top',
  name: 'BackToTop',
  summary:
    'A control in the corner of the window that leads back to the top, with a link to the contact page. It shows itself to those who have scrolled.',
  attributes: {
    href: {
      type: 'string',
      default: '/contact',
      format: 'url',
      description:
        'Where the link leads: a path within the main site, or a whole URL. Empty, the control only scrolls.',
    },
    offset: {
      type: 'number',
      default: 400,
      min: 0,
      description: 'How far one has to scroll, in px, before it is visible.',
    },
  },
  methods: {},
  events: { ...navigateEvent, ...commonEvents },
  tracks: {
    select_content:
      'Goes to the top, or to the contact page: `content_id` is `top`, or the link’s path; `contact` for a page outside.',
  },
  parts: {
    base: 'The outermost box.',
    control: 'The box around both.',
    link: 'The link.',
    button: 'The button that scrolls to the top.',
    message: 'A message that goes by itself.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
