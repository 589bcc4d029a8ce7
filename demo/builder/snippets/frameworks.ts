import type { Embed } from '../choice/choice.js';
import { type Block, block, indent, lines } from './block.js';
import {
  componentModule,
  componentName,
  configureCall,
  styleImports,
  THEME,
  vueAttributes,
} from './component.js';
import {
  apiOrigin,
  buttonText,
  elementText,
  escapeHtml,
  needsButton,
  preconnects,
  themeCss,
} from './markup.js';
import type { Shop } from './release.js';

const install = (shop: Shop): readonly Block[] =>
  block('install', `npm install storefront-widgets@${shop.release.version}`);

export const react = (embed: Embed, shop: Shop): readonly Block[] => [
  ...install(shop),
  ...block('component', componentModule(embed, shop), `${componentName(embed)}.tsx`),
  ...block('stylesheet', themeCss(embed), THEME),
];

/** For the Next.js app router: the browser renders the widget, and the server's HTML reserves its space. */
export const next = (embed: Embed, shop: Shop): readonly Block[] => [
  ...install(shop),
  ...block(
    'component',
    `'use client';\n\n${componentModule(embed, shop)}`,
    `app/${componentName(embed)}.tsx`,
  ),
  ...block(
    'usage',
    [
      `import { ${componentName(embed)} } from './${componentName(embed)}';`,
      '',
      'export default function Page() {',
      `  return <${componentName(embed)} />;`,
      '}',
    ].join('\n'),
    'app/page.tsx',
  ),
  ...block('stylesheet', themeCss(embed), `app/${THEME}`),
];

const vueOpening = ({ widget }: Embed): string =>
  [
    'const dialog = ref(null);',
    'async function show() {',
    `  await customElements.whenDefined('${widget.tag}');`,
    '  dialog.value.show();',
    '}',
  ].join('\n');

function vueComponent(embed: Embed, shop: Shop): string {
  const { widget } = embed;
  const isOpened = needsButton(embed);
  const script = [
    lines(
      isOpened && "import { ref } from 'vue';",
      "import { configure } from 'storefront-widgets';",
      "import 'storefront-widgets/storefront.js';",
      styleImports(embed),
    ),
    configureCall(embed, shop),
    ...(isOpened ? [vueOpening(embed)] : []),
  ].join('\n\n');
  const more = isOpened ? ([['ref', 'dialog']] as const) : [];
  const template = lines(
    isOpened && `<button type="button" @click="show">${escapeHtml(buttonText(embed, shop))}</button>`,
    elementText(widget.tag, [...vueAttributes(embed), ...more]),
  );
  return `<script setup>\n${script}\n</script>\n\n<template>\n${indent(template)}\n</template>`;
}

const VUE_BUILD = `import vue from '@vitejs/plugin-vue';

export default {
  plugins: [
    vue({
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('storefront-') } },
    }),
  ],
};`;

export const vue = (embed: Embed, shop: Shop): readonly Block[] => [
  ...install(shop),
  ...block('component', vueComponent(embed, shop), `${componentName(embed)}.vue`),
  ...block('build', VUE_BUILD, 'vite.config.js'),
  ...block('page', preconnects(apiOrigin(embed, shop)), 'index.html'),
  ...block('stylesheet', themeCss(embed), THEME),
];
