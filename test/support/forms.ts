import { convert } from '../../src/loader/convert.js';
import { addMarkup } from './stage.js';

/**
 * The forms that a widget has in a page's markup: its tag, and a placeholder. In a file marked `// over: component`, either
 * holds the widget's React component when tests run over React: that's the third form.
 */
export const forms = ['tag', 'div'] as const;
export type Form = (typeof forms)[number];

const toMarkup = (attributes: string, prefix = '') =>
  attributes
    .split(' ')
    .map((each) => each && ` ${prefix}${each}`)
    .join('');

/**
 * Adds a widget in one of its forms, where `*` is in the markup. Its `define.ts` must be imported.
 * @returns The box around all of it, the widget's tag, and the element that the page lays out: the tag, or what the React
 * component has rendered.
 */
export function addAs(form: Form, name: string, attributes = '', around = '*') {
  const tag = `storefront-${name}`;
  const markup = {
    tag: `<${tag}${toMarkup(attributes)}></${tag}>`,
    div: `<div data-storefront="${name}"${toMarkup(attributes, 'data-')}></div>`,
  }[form];
  const page = addMarkup(around.replace('*', markup));
  const placeholder = page.querySelector('[data-storefront]');
  if (placeholder) convert(placeholder, tag);
  const element = page.querySelector<HTMLElement>(tag);
  if (!element) throw new Error(`no ${tag} in ${around}`);
  return {
    page,
    element,
    laidOut: () => element.querySelector<HTMLElement>(`[data-storefront-component="${name}"]`) ?? element,
  };
}
