import { detailText } from '../attribute-name.mjs';

/** A comment that editors show. */
export const doc = (text, indent = '') => `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;

export const block = (lines) => (lines.length ? `{\n${lines.join('\n')}\n}` : '{}');

/** The type of an event; all of them tell the partner, where one is configured (contract section 1). */
export const eventType = (detail) => `CustomEvent<${detailText({ ...detail, 'partner?': 'string' })}>`;
