import type { AttributeDefinition, WidgetDefinition } from '../element/definition.js';
import { configDefinition } from '../state/config.definition.js';

type TextAttribute = Extract<AttributeDefinition, { type: 'string' }>;

const types = {
  url: 'string',
  link: 'string',
  string: 'string',
  color: 'string',
  language: 'string',
  boolean: 'boolean',
  milliseconds: 'number',
  analytics: 'string',
  consent: 'string',
  storage: 'string',
  names: 'string',
} as const;

/** The formats and allowed words of the string types. */
const texts: { readonly [T in keyof typeof types]?: Pick<TextAttribute, 'format' | 'words'> } = {
  url: { format: 'url' },
  link: { format: 'url' },
  color: { format: 'color' },
  language: { format: 'language' },
  analytics: { words: ['data-layer'] },
  consent: { words: ['granted', 'denied'] },
  storage: { words: ['always', 'on-use', 'never'] },
};

/** `<storefront-config>`: its attributes are the configuration keys. Used only by the documentation. */
export const config: WidgetDefinition = {
  tag: 'storefront-config',
  name: 'Config',
  summary: 'Configures all widgets on the page. It shows nothing itself.',
  attributes: Object.fromEntries(
    Object.entries(configDefinition).map(([key, { type, default: fallback, ...more }]) => [
      key,
      // The configuration's definition pairs each type with its default.
      {
        type: types[type],
        default: fallback,
        ...texts[type],
        ...more,
      } as AttributeDefinition,
    ]),
  ),
  methods: {},
  events: {},
  parts: {},
  slots: {},
  cssProperties: {},
};
