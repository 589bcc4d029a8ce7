import { type CommonDetail, event, type WidgetDefinition } from '../element/definition.js';
import { commonEvents } from '../element/events.definition.js';
import type { Language } from '../page/locale.js';
import { tokens } from '../ui/tokens.definition.js';

/** The detail of `storefront-language-change`. */
export interface LanguageChangeDetail extends CommonDetail {
  /** The page's language after the change. */
  readonly lang: Language;
}

/** `<storefront-language>`: the language choice (spec 2.12, contract section 2). */
export const language = {
  tag: 'storefront-language',
  name: 'LanguageChoice',
  summary:
    'A language selector that lists each language by its own name. A choice switches every widget on the page right away.',
  attributes: {
    value: {
      type: 'string',
      default: null,
      format: 'language',
      description:
        'The language of the page: `en`, `ru`, `ar`, or `fr`. Setting it configures `lang`, and it changes when the shopper chooses a language.',
    },
  },
  methods: {},
  events: {
    'storefront-language-change': event<LanguageChangeDetail>({
      cancelable: false,
      description: 'The shopper chose a language.',
    }),
    ...commonEvents,
  },
  tracks: {
    select_content: {
      params: ['content_type', 'content_id'],
      description:
        'Chooses a language. `content_id` is `en`, `ru`, `ar`, `fr`, or a language that you added.',
    },
  },
  parts: {
    base: 'The outermost box.',
    field: 'The box around the selector and its icons.',
    select: 'The selector itself.',
    chevron: 'The arrow at the end of the selector.',
    message: 'A message that disappears after a while.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
