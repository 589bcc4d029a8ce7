import { type CommonDetail, event, type WidgetDefinition } from '../element/definition.js';
import { commonEvents } from '../element/events.definition.js';
import type { Language } from '../i18n/locale.js';
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
  summary: 'A choice of the languages, each by its own name. Every widget of the page changes at once.',
  attributes: {
    value: {
      type: 'string',
      default: null,
      format: 'language',
      description:
        'The language of the page: `en`, `ru`, `ar` or `fr`. Set by the page, it configures `lang`; what the shopper chooses is read here.',
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
    select_content: 'Chooses a language: `content_id` is `en`, `ru`, `ar`, `fr`, or one of the page’s own.',
  },
  parts: {
    base: 'The outermost box.',
    field: 'The box of the choice with its icons.',
    select: 'The choice itself.',
    chevron: 'The arrow at its end.',
    message: 'A message that goes by itself.',
  },
  slots: {},
  cssProperties: tokens,
} as const satisfies WidgetDefinition;
