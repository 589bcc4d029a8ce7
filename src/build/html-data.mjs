import { toAttributeName } from './attribute-name.mjs';

/** Returns editor completions: https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md */
export const htmlData = (definitions) => ({
  version: 1.1,
  tags: definitions.map(({ tag, summary, attributes }) => ({
    name: tag,
    description: summary,
    attributes: Object.entries(attributes).map(([property, { type, description }]) => ({
      name: toAttributeName(property),
      description,
      ...(type === 'boolean' ? { valueSet: 'v' } : {}),
      ...(Array.isArray(type) ? { values: type.map((name) => ({ name })) } : {}),
    })),
  })),
});
