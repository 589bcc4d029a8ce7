import type { Attributes, Embed } from '../choice/choice.js';
import { indent, lines } from './block.js';
import { apiOrigin, buttonText, needsButton, settingsOf, themeCss } from './markup.js';
import { literal } from './page-script.js';
import type { Shop } from './release.js';

export const THEME = 'storefront-theme.css';

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a string literal for an object key or a JSX prop. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Whether an attribute's field is a number. */
const isNumber = ({ widget }: Embed, name: string): boolean =>
  widget.fields.some(
    (field) => field.name === name && (field.kind === 'number' || field.kind === 'date-time'),
  );

/** Returns the JSX props. A text with a quote, a backslash, or a brace goes in braces. */
function jsxProps(embed: Embed): readonly string[] {
  return embed.attributes.map(([name, value]) => {
    const prop = camel(name);
    if (value === true) return prop;
    if (isNumber(embed, name)) return `${prop}={${Number(value)}}`;
    return /["&\\{}\n]/.test(value) ? `${prop}={${quoted(value)}}` : `${prop}="${value}"`;
  });
}

/** Returns the attributes for a Vue template, with numbers bound. */
export const vueAttributes = (embed: Embed): Attributes =>
  embed.attributes.map(([name, value]) => (isNumber(embed, name) ? [`:${name}`, value] : [name, value]));

/** Returns `configure({…});` with the settings, and the texts if there are any. */
export function configureCall(embed: Embed, shop: Shop): string {
  const numbers = new Set(['timeout']);
  const settings = settingsOf(embed, shop).map(
    ([name, value]) =>
      `${camel(name)}: ${value === true || numbers.has(name) ? String(value) : quoted(value)},`,
  );
  const texts = Object.keys(embed.texts).length > 0 && `messages: ${literal(embed.texts)},`;
  return `configure({\n${indent(lines(...settings, texts))}\n});`;
}

export const styleImports = (embed: Embed): string =>
  lines("import 'storefront-widgets/storefront.css';", themeCss(embed) && `import './${THEME}';`);

/** Returns `<CarSearch make="byd" />`, with any additional props. */
function jsxElement(embed: Embed, more: readonly string[] = []): string {
  const props = [...jsxProps(embed), ...more];
  const one = `<${[embed.widget.name, ...props].join(' ')} />`;
  return one.length <= 90 ? one : `<${embed.widget.name}\n${indent(props.join('\n'))}\n/>`;
}

/** Returns a `<link>` that opens the API connection early. React moves it into the page's head. */
const preconnect = (embed: Embed, shop: Shop): readonly string[] =>
  apiOrigin(embed, shop).map(
    (origin) => `<link rel="preconnect" href="${origin}" crossOrigin="anonymous" />`,
  );

export const componentName = ({ widget }: Embed): string => `My${widget.name}`;

/** Returns a component around the widget. For a dialog, it includes the button that opens it. */
export function component(embed: Embed, shop: Shop): string {
  const isOpened = needsButton(embed);
  const button = [
    '<button type="button" onClick={() => dialog.current?.show()}>',
    `  ${buttonText(embed, shop)}`,
    '</button>',
  ];
  const markup = isOpened ? [...button, jsxElement(embed, ['ref={dialog}'])] : [jsxElement(embed)];
  const inner = lines(...preconnect(embed, shop), ...markup);
  return [
    `export function ${componentName(embed)}() {`,
    ...(isOpened ? [`  const dialog = useRef<${embed.widget.name}Methods>(null);`] : []),
    '  return (',
    '    <>',
    indent(inner, '      '),
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/** Returns the component's module, without any directive at the top. */
export const componentModule = (embed: Embed, shop: Shop): string =>
  [
    lines(
      needsButton(embed) && "import { useRef } from 'react';",
      `import { ${embed.widget.name}, ${needsButton(embed) ? `type ${embed.widget.name}Methods, ` : ''}configure } from 'storefront-widgets/react';`,
      styleImports(embed),
    ),
    configureCall(embed, shop),
    component(embed, shop),
  ].join('\n\n');
