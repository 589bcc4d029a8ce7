import type { WidgetDefinition } from '../element/definition.js';
import { commonEvents, navigateEvent } from '../element/events.definition.js';
import { tokens } from '../ui/tokens.definition.js';

/** `<storefront-footer>`: the end of every page (spec 2.6, contract section 2). */
export const footer = {
  tag: 'storefront-footer',
  name: 'Footer',
  summary:
    'The end of a page: links within the shop, the legal pages, and those outside links that are configured.',
  reserve: { blockSize: '234px', narrow: { 540: '430px' } },
  attributes: {},
  methods: {},
  events: { ...navigateEvent, ...commonEvents },
  tracks: {
    select_content:
      'Follows a link: `content_id` is its path, or the configuration’s key of one that leads outside.',
  },
  parts: {
    base: 'The outermost box.',
    footer: 'The footer itself, as wide as the page.',
    group: 'A heading with its links.',
    heading: 'The heading of a group.',
    link: 'A link of a group.',
    app: 'The link to an app store.',
    social: 'The link to the shop on a social network.',
    legal: 'A link to a legal page.',
    message: 'A message that goes by itself.',
  },
  slots: {
    '': 'Plain links of the page’s own. They work until the widget is there, and where it cannot be.',
    brand: 'The shop’s logo and what it says of itself, before the groups.',
    end: 'What stands beside the legal links, such as the year and the owner.',
  },
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
