/** What a server draws of `<CarSearch id="search" …>All cars</CarSearch>`: its box with the space that it will take. */
export const props = {
  id: 'search',
  className: 'hero',
  make: 'byd',
  style: { color: 'red' },
  'data-place': 'top',
  'aria-label': 'Cars',
} as const;

export const serverMarkup =
  '<div data-storefront-component="car-search" id="search" class="hero" style="min-block-size:var(--_reserve, 520px);color:red" data-place="top" aria-label="Cars">All cars</div>';
