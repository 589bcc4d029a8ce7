/** What every widget tells of itself; part of each definition. */
export const commonEvents = {
  'storefront-ready': {
    detail: { tag: 'string' },
    cancelable: false,
    description: 'The first useful paint of the widget.',
  },
  'storefront-error': {
    detail: { call: 'string', code: 'number', message: 'string' },
    cancelable: false,
    description: 'Something failed, and the shopper was told so.',
  },
} as const;

/** The event before every jump; part of the definition of each widget that jumps. */
export const navigateEvent = {
  'storefront-navigate': {
    detail: {
      href: 'string',
      path: 'string',
      query: 'Record<string, string>',
      target: 'string',
    },
    cancelable: true,
    description: 'Before every jump. A page with its own router prevents it and routes by itself.',
  },
} as const;
