import { callText, defaultText, detailText, toAttributeName, typeText } from './attribute-name.mjs';

const code = (text) => `\`${text}\``;
const list = (entries) => entries.map((entry) => `- ${entry}`).join('\n');

/** Returns the custom properties that every widget has. */
function commonProperties(definitions) {
  const styled = definitions
    .map(({ cssProperties }) => cssProperties)
    .filter((all) => Object.keys(all).length);
  const [first = {}] = styled;
  return Object.fromEntries(
    Object.entries(first).filter(([name]) => styled.every((properties) => name in properties)),
  );
}

function element({ tag, summary, attributes, methods, events, parts, slots, cssProperties }, common) {
  const own = Object.keys(cssProperties).filter((name) => !(name in common));
  const of = (title, entries) => (entries.length ? `${title}:\n${list(entries)}` : '');
  return [
    `### <${tag}>`,
    summary,
    of(
      'Attributes',
      Object.entries(attributes).map(
        ([property, attribute]) =>
          `${code(toAttributeName(property))} (${typeText(attribute)}, default ${defaultText(attribute)}): ${attribute.description}`,
      ),
    ),
    of(
      'Methods',
      Object.entries(methods).map(
        ([name, method]) => `${code(`${callText(name, method)}: ${method.returns}`)}: ${method.description}`,
      ),
    ),
    of(
      'Events',
      Object.entries(events).map(
        ([name, { detail, cancelable, description }]) =>
          `${code(name)} ${code(detailText(detail))}${cancelable ? ', cancelable' : ''}: ${description}`,
      ),
    ),
    of(
      'Slots',
      Object.entries(slots).map(([name, text]) => `${name ? code(name) : '(default)'}: ${text}`),
    ),
    Object.keys(parts).length > 0 && `Parts: ${Object.keys(parts).map(code).join(', ')}`,
    own.length > 0 && `Custom properties of its own: ${own.map(code).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const snippets = `### HTML

\`\`\`html
<link rel="stylesheet" href="https://cdn.example/storefront-widgets/storefront.css">
<script type="module" src="https://cdn.example/storefront-widgets/storefront.js"
        data-api="https://shop.example/v3" data-site="https://shop.example"></script>
<storefront-car-search make="byd"></storefront-car-search>
\`\`\`

The script is a loader: it imports the module of each tag that it finds, now or later. Use it once per page. The stylesheet
is optional; it reserves each widget's space until it renders.

### An editor that strips unknown tags

\`\`\`html
<div data-storefront="car-search" data-make="byd"></div>
\`\`\`

### React

\`\`\`jsx
import { CarSearch, configure } from 'storefront-widgets/react';
import 'storefront-widgets/storefront.css';

configure({ api: 'https://shop.example/v3', site: 'https://shop.example' });

<CarSearch make="byd" onSearch={(event) => console.log(event.detail)} />
\`\`\`

### Next.js

Configure the widgets in a client component, \`app/storefront.jsx\`, and render it once, in the layout. Its effect loads the
tags; the React components don't need it:

\`\`\`jsx
'use client';

import { useEffect } from 'react';
import { configure } from 'storefront-widgets';

configure({ api: 'https://shop.example/v3', site: 'https://shop.example' });

export function Storefront() {
  useEffect(() => {
    import('storefront-widgets/storefront.js');
  }, []);
  return null;
}
\`\`\`

Any server component can then render the widgets. Event handlers such as \`onSearch\` need a client component (\`'use client'\`).

\`\`\`jsx
import { CarSearch } from 'storefront-widgets/react';
import 'storefront-widgets/storefront.css';

export default function Page() {
  return <CarSearch make="byd" />;
}
\`\`\`

### Vue

\`\`\`vue
<script setup>
import { configure } from 'storefront-widgets';
import 'storefront-widgets/storefront.js';

configure({ api: 'https://shop.example/v3', site: 'https://shop.example' });
</script>

<template>
  <storefront-car-search make="byd" @storefront-search="(event) => console.log(event.detail)" />
</template>
\`\`\`

In Vite: \`vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('storefront-') } } })\`.

### Svelte

\`\`\`svelte
<script>
import { configure } from 'storefront-widgets';
import 'storefront-widgets/storefront.js';

configure({ api: 'https://shop.example/v3', site: 'https://shop.example' });
</script>

<storefront-car-search make="byd" onstorefront-search={({ detail }) => console.log(detail)}></storefront-car-search>
\`\`\`

Write attributes as in HTML, and a boolean one as \`compact={isCompact || undefined}\`.

### Angular

In \`main.ts\`:

\`\`\`ts
import { configure } from 'storefront-widgets';
import 'storefront-widgets/storefront.js';

configure({ api: 'https://shop.example/v3', site: 'https://shop.example' });
\`\`\`

In a component with \`schemas: [CUSTOM_ELEMENTS_SCHEMA]\`:

\`\`\`html
<storefront-car-search [make]="make()" (storefront-search)="onSearch($event)"></storefront-car-search>
\`\`\`

### WordPress

With the plugin \`wordpress/storefront-widgets.zip\`: \`[storefront_car_search make="byd" compact]\`.

### A tag manager

\`\`\`html
<script>
  var script = document.createElement('script');
  script.type = 'module';
  script.src = 'https://cdn.example/storefront-widgets/storefront.js';
  script.dataset.api = 'https://shop.example/v3';
  script.dataset.site = 'https://shop.example';
  document.head.append(script);
</script>
\`\`\``;

const security = `- Content-Security-Policy: allow the CDN in \`script-src\` (or give the loader your nonce, with \`strict-dynamic\`), the API in
  \`connect-src\`, and the pictures' hosts in \`img-src\`. No \`unsafe-inline\` and no \`unsafe-eval\` is needed.
- Subresource Integrity: \`integrity.json\` has the \`sha384\` of every shipped file; put the loader's into its tag, with
  \`crossorigin\`, and those of the other files into an import map's \`integrity\`.`;

/** Returns `llms.txt`, for coding assistants that embed the widgets (contract section 1; see https://llmstxt.org). */
export function llms(definitions) {
  const common = commonProperties(definitions);
  const config = definitions.find(({ widget }) => widget === 'config');
  const sections = [
    '# storefront-widgets',
    '> Storefront widgets as custom elements for any web page: one script tag, no build step. Car search, sign-in, delivery location, header, menus, footer, prizes. MIT.',
    'The API of the shop is `data-api`; `openapi.json` describes the calls and replies, and `npx storefront-widgets check <api>` checks a server. Every text comes in English, Russian, Arabic (right to left), and French. Amounts are in US dollars, and delivery is to US zip codes.',
    'It isn’t on npm or a CDN yet, so build it from the sources, with `npm ci && npm pack`. Serve the `dist` folder that this writes in place of `https://cdn.example/storefront-widgets/`, or install the `.tgz` file. Instead of `npx storefront-widgets`, run `node dist/bin/storefront-widgets`.',
    '## Embed it',
    snippets,
    '## Configuration',
    'The same keys as `data-*` of the loader’s script, as attributes of `<storefront-config>`, and in camelCase in `configure({…})`. The one set last wins; an invalid one is ignored with a warning.',
    `What decides where secrets go or which scripts run is different: for ${[
      ...Object.keys(config.attributes).filter((key) => config.attributes[key].sensitive),
      'endpoints',
    ]
      .map((key) => code(toAttributeName(key)))
      .join(
        ', ',
      )}, \`configure()\` wins over the loader’s tag, and the tag over \`<storefront-config>\`, which only fills in what both left out. A placeholder (\`<div data-storefront="config">\`) never configures anything.`,
    list(
      Object.entries(config.attributes).map(
        ([key, attribute]) =>
          `${code(toAttributeName(key))} (default ${attribute.default === null ? 'none' : defaultText(attribute)}): ${attribute.description}`,
      ),
    ),
    'Only in `configure`: `messages` (texts of your own by language, widget, and key) and `endpoints` (paths by the names of calls).',
    '## Elements',
    'Each attribute has a property of the same name in camelCase. A boolean attribute is true if it is present. Events bubble and are composed. Prevent `storefront-navigate` to handle the navigation yourself.',
    ...definitions.map((definition) => element(definition, common)),
    '## Styling',
    'These custom properties reach into every widget; `::part(name)` reaches the parts listed above.',
    list(
      Object.entries(common).map(
        ([name, { default: fallback, description }]) => `${code(name)} (default ${fallback}): ${description}`,
      ),
    ),
    '## Security',
    security,
  ];
  return `${sections.join('\n\n')}\n`;
}
