import type { WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-footer>`: the end of every page (spec 2.6, contract section 2). */
export const footer = {
  tag: 'storefront-footer',
  name: 'Footer',
  summary:
    'The bottom of a page: links within the shop, the legal pages, and any external links you configure.',
  opens: {
    'sign-in': () => import('../sign-in/define.js'),
  },
  reserve: { blockSize: '234px', narrow: { 540: '430px' } },
  attributes: {},
  methods: {},
  events: { ...navigateEvent, ...commonEvents },
  tracks: {
    select_content: {
      params: ['content_type', 'content_id'],
      description:
        'Follows a link. `content_id` is its path or, for an external link, its configuration key.',
    },
  },
  parts: {
    base: 'The outermost box.',
    footer: 'The footer itself, as wide as the page.',
    group: 'A heading with its links.',
    heading: 'The heading of a group.',
    link: 'A link in a group.',
    app: 'A link to an app store.',
    social: 'A link to the shop on a social network.',
    legal: 'A link to a legal page.',
    message: 'A message that disappears after a while.',
  },
  slots: {
    '': 'Plain links of your own. They work until the widget loads, and if it can’t load.',
    brand: 'The shop’s logo and tagline, before the groups.',
    end: 'Text next to the legal links, such as the year and the owner.',
  },
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
