import { elementName, ownAttributes, ownNames } from './elements.mjs';
import { block, doc, eventType, importDetails, templateType } from './text.mjs';

/** Returns the name of a listener's prop in Vue: `storefront-car-change` → `onStorefrontCarChange`. */
const handlerName = (event) => `on${`-${event}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;

function props(definition) {
  const { name, events } = definition;
  const own = ownAttributes(definition).map(
    ([property, attribute]) =>
      `${doc(attribute.description, '  ')}  ${property}?: ${templateType(attribute)} | undefined;`,
  );
  const handlers = Object.entries(events).map(
    ([event, { description, detail }]) =>
      `${doc(description, '  ')}  ${handlerName(event)}?: ((event: ${eventType(detail)}) => void) | undefined;`,
  );
  return `interface ${name}Props extends Omit<HTMLAttributes, ${ownNames(definition)}>, VueProps ${block([...own, ...handlers])}
`;
}

const component = (definition) =>
  `    '${definition.tag}': new () => ${elementName(definition)} & { $props: ${definition.name}Props };`;

/** Returns `vue.d.ts`: the tags in Vue templates, for `import 'storefront-widgets/vue'`. */
export const vueTypes = (
  definitions,
) => `import type { AllowedComponentProps, HTMLAttributes, VNodeProps } from 'vue';
import type { ${definitions.map(elementName).join(', ')} } from './elements.js';
${importDetails(definitions, './index.js')}
type VueProps = Omit<VNodeProps & AllowedComponentProps, 'class' | 'style'>;

${definitions.map(props).join('\n')}
declare module 'vue' {
  interface GlobalComponents {
${definitions.map(component).join('\n')}
  }
}
`;
