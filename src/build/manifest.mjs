import { defaultText, detailText, toAttributeName, typeText } from './attribute-name.mjs';

/** Returns the custom elements manifest, schema 2.1.0: https://github.com/webcomponents/custom-elements-manifest */
export function manifest(definitions) {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: definitions.map((definition) => ({
      kind: 'javascript-module',
      path: `dist/widgets/${definition.widget}.js`,
      declarations: [declaration(definition)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: definition.tag,
          declaration: {
            name: definition.name,
            module: `dist/widgets/${definition.widget}.js`,
          },
        },
      ],
    })),
  };
}

function declaration({
  tag,
  name,
  summary,
  attributes,
  methods,
  events,
  parts,
  slots,
  cssProperties,
  messages = {},
}) {
  const documented = Object.entries(attributes);
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name,
    summary,
    superclass: { name: 'HTMLElement' },
    attributes: documented.map(([property, attribute]) => ({
      name: toAttributeName(property),
      fieldName: property,
      description: attribute.description,
      type: { text: typeText(attribute) },
      default: defaultText(attribute),
      // These aren't in the schema, but a form can be generated from them.
      ...(attribute.format && { format: attribute.format }),
      ...(attribute.words && { words: attribute.words }),
      ...(attribute.examples && { examples: attribute.examples, pattern: attribute.pattern }),
      // Decides where secrets go or which scripts run, so a tool must not take it from a stranger.
      ...(attribute.sensitive && { sensitive: true }),
      ...(attribute.min !== undefined && { min: attribute.min }),
      ...(attribute.max !== undefined && { max: attribute.max }),
    })),
    members: [
      ...documented.map(([property, attribute]) => ({
        kind: 'field',
        name: property,
        attribute: toAttributeName(property),
        ...(attribute.type === 'boolean' ? { reflects: true } : {}),
        description: attribute.description,
        type: { text: typeText(attribute) },
        default: defaultText(attribute),
      })),
      ...Object.entries(methods).map(([method, { description, parameters, returns }]) => ({
        kind: 'method',
        name: method,
        description,
        ...(parameters.length ? { parameters: parameters.map(parameter) } : {}),
        return: { type: { text: returns } },
      })),
    ],
    events: Object.entries(events).map(([event, { description, detail, cancelable }]) => ({
      name: event,
      description: cancelable ? `${description} Cancelable.` : description,
      type: { text: `CustomEvent<${detailText(detail)}>` },
    })),
    cssParts: Object.entries(parts).map(([part, description]) => ({
      name: part,
      description,
    })),
    slots: Object.entries(slots).map(([slot, description]) => ({
      name: slot,
      description,
    })),
    cssProperties: Object.entries(cssProperties).map(([property, { description, default: fallback }]) => ({
      name: property,
      description,
      default: fallback.replaceAll('`', ''),
    })),
    // The English versions of the texts that a page may replace (`messages` in the configuration).
    messages: Object.fromEntries(Object.entries(messages).filter(([, text]) => typeof text === 'string')),
  };
}

const parameter = ({ name, isOptional, type }) => ({
  name,
  ...(isOptional ? { optional: true } : {}),
  type: { text: type },
});
