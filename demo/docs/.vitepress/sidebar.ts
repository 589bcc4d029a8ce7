import { readFileSync } from 'node:fs';

/** What the sidebar needs of the built `custom-elements.json`. */
interface Manifest {
  readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[];
}

/** Returns the pages of the elements, sorted by tag. Each is called what its heading says. */
function elements(): { readonly text: string; readonly link: string }[] {
  const manifest: Manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName }) => {
      const link = `/elements/${tagName.replace('storefront-', '')}`;
      const [, text = ''] = /^# (.+)$/m.exec(readFileSync(`demo/docs${link}.md`, 'utf8')) ?? [];
      return { text, link };
    });
}

/** The pages in reading order, which is also their order in `llms-full.txt`. */
export const SIDEBAR = [
  {
    text: 'Start here',
    items: [
      { text: 'In one minute', link: '/start' },
      { text: 'Configuration', link: '/configuration' },
      { text: 'Ways to load it', link: '/loading' },
    ],
  },
  {
    text: 'Elements',
    items: [{ text: 'All elements', link: '/elements/' }, ...elements()],
  },
  {
    text: 'Guides',
    items: [
      { text: 'Your own router', link: '/guides/router' },
      { text: 'Colors and dark mode', link: '/guides/theming' },
      { text: 'Texts and languages', link: '/guides/languages' },
      { text: 'Sharing state', link: '/guides/state' },
      { text: 'Your own pages', link: '/guides/own-pages' },
      { text: 'What is stored', link: '/guides/storage' },
      { text: 'Analytics and consent', link: '/guides/analytics' },
      { text: 'Security', link: '/guides/security' },
      { text: 'No layout shift', link: '/guides/layout-shift' },
      { text: 'Server rendering', link: '/guides/server-rendering' },
      { text: 'Your own backend', link: '/guides/backend' },
      { text: 'The API', link: '/api' },
      { text: 'Test your page', link: '/guides/testing' },
      { text: 'Versions and support', link: '/guides/versions' },
    ],
  },
  {
    text: 'In your stack',
    items: [
      { text: 'React', link: '/guides/react' },
      { text: 'Next.js', link: '/guides/next' },
      { text: 'Vue', link: '/guides/vue' },
      { text: 'Svelte', link: '/guides/svelte' },
      { text: 'Angular', link: '/guides/angular' },
      { text: 'WordPress', link: '/guides/wordpress' },
      { text: 'Site builders', link: '/guides/site-builders' },
      { text: 'Tag manager', link: '/guides/tag-manager' },
    ],
  },
  {
    text: 'Behind it',
    items: [
      { text: 'How it is built', link: '/how-it-is-built' },
      { text: 'Decisions', link: '/decisions' },
      { text: 'Accessibility conformance', link: '/accessibility' },
      { text: 'Hostile hosts', link: '/hostile-hosts' },
      { text: 'Hosts we have met', link: '/hosts-we-have-met' },
      { text: 'Benchmarks', link: '/benchmarks' },
      { text: 'The demo store', link: '/demo' },
      { text: 'Changelog', link: '/changelog' },
    ],
  },
];
