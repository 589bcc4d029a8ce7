import { type ElementNode, parse } from 'svg-parser';

/** Names that React spells differently. All others differ only in their hyphens. */
const RENAMED: Readonly<Record<string, string>> = { class: 'className', 'xlink:href': 'xlinkHref' };

function propertyName(attribute: string): string {
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return RENAMED[attribute] ?? attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns an attribute's value. IDs get the component's own prefix, because a page can repeat a drawing. */
function value(name: string, raw: string | number): string {
  const text = String(raw);
  if (name === 'id') return `id + ${JSON.stringify(text)}`;
  if (name === 'href' && text.startsWith('#')) return `'#' + id + ${JSON.stringify(text.slice(1))}`;
  const id = /^url\(#([\w-]+)\)$/.exec(text)?.[1];
  return id === undefined ? JSON.stringify(raw) : `\`url(#\${id}${id})\``;
}

/** Returns the props, without the namespace, which a page doesn't need. */
function properties({ properties: { xmlns: _, ...attributes } = {} }: ElementNode): string[] {
  return Object.entries(attributes).map(
    ([name, each]) => `${JSON.stringify(propertyName(name))}: ${value(name, each)}`,
  );
}

function children(node: ElementNode): ElementNode[] {
  return node.children.map((child) => {
    if (typeof child === 'string' || child.type !== 'element') throw new Error('A drawing holds no text');
    return child;
  });
}

function element(node: ElementNode): string {
  const inner = children(node).map(element);
  const all = [...properties(node), ...(inner.length > 0 ? [`children: [${inner.join(', ')}]`] : [])];
  return `jsx${inner.length > 0 ? 's' : ''}(${JSON.stringify(node.tagName)}, { ${all.join(', ')} })`;
}

/**
 * Returns the code of a module whose default export is a React component that renders an SVG file. Its props are those
 * of an `svg` and override the file's. Its children come before the file's content. It's decorative by default.
 * @param source the file's text
 * @throws {Error} if it isn't an SVG or contains text, because all readable text comes from the messages
 */
export function svgComponent(source: string): string {
  const root = parse(source).children[0];
  if (root.type !== 'element' || root.tagName !== 'svg') throw new Error('This is no SVG');
  const shapes = children(root).map(element);
  const hasIds = /\sid=/.test(source);
  return [
    hasIds && "import { useId } from 'react';",
    "import { jsx, jsxs } from 'react/jsx-runtime';",
    'export default function Drawing(props) {',
    hasIds && 'const id = useId();',
    `return jsxs('svg', { 'aria-hidden': true, ${properties(root).join(', ')}, ...props, children: [props.children, ${shapes.join(', ')}] });`,
    '}',
  ]
    .filter(Boolean)
    .join('\n');
}
