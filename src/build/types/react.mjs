import { typeText } from '../attribute-name.mjs';
import { block, doc, eventType, importNamed, methodLines } from './text.mjs';

/** Returns the name of an event's handler prop: `storefront-car-change` → `onCarChange`. */
const handlerName = (event) =>
  `on${event.slice('storefront'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;

/** Returns the names of the props that a component defines itself. */
const ownNames = ({ attributes, events }) =>
  [...Object.keys(attributes), ...Object.keys(events).map(handlerName)]
    .map((name) => `'${name}'`)
    .join(' | ');

function component(definition) {
  const { name, summary, attributes, events } = definition;
  const props = Object.entries(attributes).map(
    ([property, attribute]) =>
      `${doc(attribute.description, '  ')}  readonly ${property}?: ${typeText(attribute)} | undefined;`,
  );
  const handlers = Object.entries(events).map(
    ([event, { description, detail }]) =>
      `${doc(description, '  ')}  readonly ${handlerName(event)}?: ((event: ${eventType(detail)}) => void) | undefined;`,
  );
  return `${doc(`What a ref to \`${name}\` holds.`)}export interface ${name}Methods ${block(methodLines(definition))}

export interface ${name}Props extends Omit<WidgetProps, ${ownNames(definition)}> ${block([...props, ...handlers])}

${doc(summary)}export declare const ${name}: ForwardRefExoticComponent<${name}Props & RefAttributes<${name}Methods>>;
`;
}

/** Returns `react/index.d.ts`: the widgets as components, without the config element. React hosts use `configure`. */
export function reactTypes(definitions) {
  const components = definitions.filter(({ widget }) => widget !== 'config');
  return `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
${importNamed(components, '../index.js')}
export { type Config, type ConfigInput, configure, type StorefrontState, type StorefrontStore, store } from '../index.js';

${doc('What every component takes: what any `div` does. Its children are the page’s own content for the widget’s slots.')}export type WidgetProps = Omit<HTMLAttributes<HTMLDivElement>, 'dangerouslySetInnerHTML'>;

${components.map(component).join('\n')}`;
}
