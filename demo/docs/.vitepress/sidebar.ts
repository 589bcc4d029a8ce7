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
    items: [
      { text: 'All elements', link: '/elements/' },
      { text: 'Account menu', link: '/elements/account-menu' },
      { text: 'Back to top', link: '/elements/back-to-top' },
      { text: 'Car search', link: '/elements/car-search' },
      { text: 'Config', link: '/elements/config' },
      { text: 'Drawer', link: '/elements/drawer' },
      { text: 'Footer', link: '/elements/footer' },
      { text: 'Header', link: '/elements/header' },
      { text: 'Language', link: '/elements/language' },
      { text: 'Location', link: '/elements/location' },
      { text: 'Prize popup', link: '/elements/prize-popup' },
      { text: 'Prize wheel', link: '/elements/prize-wheel' },
      { text: 'Sign-in', link: '/elements/sign-in' },
    ],
  },
  {
    text: 'Guides',
    items: [
      { text: 'Your own router', link: '/guides/router' },
      { text: 'Colors and dark mode', link: '/guides/theming' },
      { text: 'Texts and languages', link: '/guides/languages' },
      { text: 'Sharing state', link: '/guides/state' },
      { text: 'Analytics and consent', link: '/guides/analytics' },
      { text: 'Security', link: '/guides/security' },
      { text: 'No layout shift', link: '/guides/layout-shift' },
      { text: 'Server rendering', link: '/guides/server-rendering' },
      { text: 'Your own backend', link: '/guides/backend' },
      { text: 'Test your page', link: '/guides/testing' },
      { text: 'Moving between versions', link: '/guides/versions' },
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
      { text: 'Tag manager', link: '/guides/tag-manager' },
    ],
  },
  {
    text: 'Behind it',
    items: [
      { text: 'How it is built', link: '/how-it-is-built' },
      { text: 'Decisions', link: '/decisions' },
      { text: 'Hostile hosts', link: '/hostile-hosts' },
      { text: 'Hosts we have met', link: '/hosts-we-have-met' },
      { text: 'Benchmarks', link: '/benchmarks' },
      { text: 'The demo store', link: '/demo' },
      { text: 'Changelog', link: '/changelog' },
    ],
  },
] as const;
