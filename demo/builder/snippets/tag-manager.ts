import type { Embed } from '../choice/choice.js';
import { type Block, block, indent, lines } from './block.js';
import {
  asData,
  buttonText,
  needsButton,
  originsOf,
  placeholder,
  preconnects,
  settingsOf,
  startTag,
  themeCss,
} from './markup.js';
import { literal } from './page-script.js';
import { ENTRY, LOADER, type Shop, STYLES } from './release.js';

/** Returns code that sets the attributes of the element in a variable, one line each. */
const setting = (variable: string, attributes: Embed['attributes']): string =>
  attributes
    .map(
      ([name, value]) =>
        `${variable}.setAttribute(${literal(name)}, ${literal(value === true ? '' : value)});`,
    )
    .join('\n');

/** Returns markup for the page: a placeholder, and a stylesheet that reserves the space until the tag runs. */
const place = (embed: Embed, shop: Shop): string =>
  lines(
    preconnects(originsOf(embed, shop)),
    startTag('link', [
      ['rel', 'stylesheet'],
      ['href', shop.release.base + STYLES],
    ]),
    placeholder(embed),
  );

/** Returns code that appends the widget to the page's content if the page has no placeholder for it. */
const fallback = ({ widget, attributes }: Embed): string =>
  [
    `if (!d.querySelector('[data-storefront=${widget.id}], ${widget.tag}')) {`,
    indent(
      lines(
        `var widget = d.createElement('${widget.tag}');`,
        setting('widget', attributes),
        "(d.querySelector('main') || d.body).appendChild(widget);",
      ),
    ),
    '}',
  ].join('\n');

const button = (embed: Embed, shop: Shop): string =>
  lines(
    "var button = d.createElement('button');",
    "button.type = 'button';",
    `button.textContent = ${literal(buttonText(embed, shop))};`,
    "button.addEventListener('click', function () {",
    `  customElements.whenDefined('${embed.widget.tag}').then(function () {`,
    `    d.querySelector('${embed.widget.tag}').show();`,
    '  });',
    '});',
    "(d.querySelector('main') || d.body).appendChild(button);",
  );

const added = (element: string, name: string, fields: readonly string[]): string =>
  lines(
    `var ${name} = d.createElement('${element}');`,
    ...fields.map((field) => `${name}.${field}`),
    `d.head.appendChild(${name});`,
  );

/** Returns the custom HTML tag. Tag managers allow only old JavaScript in it and re-create its scripts. */
function tag(embed: Embed, shop: Shop): string {
  const { base } = shop.release;
  const theme = themeCss(embed);
  const hasTexts = Object.keys(embed.texts).length > 0;
  const code = lines(
    added('link', 'styles', ["rel = 'stylesheet';", `href = ${literal(base + STYLES)};`]),
    theme && added('style', 'theme', [`textContent = ${literal(theme)};`]),
    "var loader = d.createElement('script');",
    "loader.type = 'module';",
    `loader.src = ${literal(base + LOADER)};`,
    setting('loader', asData(settingsOf(embed, shop))),
    'd.head.appendChild(loader);',
    hasTexts &&
      added('script', 'texts', [
        "type = 'module';",
        `textContent = ${literal(
          `import { configure } from ${literal(base + ENTRY)}; configure({ messages: ${JSON.stringify(embed.texts)} });`,
        )};`,
      ]),
    fallback(embed),
    needsButton(embed) && button(embed, shop),
  );
  return `<script>\n  (function (d) {\n${indent(code, '    ')}\n  })(document);\n</script>`;
}

/** For Google Tag Manager and the like: a custom HTML tag, and a placeholder in the page. */
export const tagManager = (embed: Embed, shop: Shop): readonly Block[] => [
  ...block('tag', tag(embed, shop)),
  ...(embed.widget.isDialog ? [] : block('page', place(embed, shop))),
];
