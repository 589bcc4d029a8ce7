/** What a server renders of `<CarSearch id="search" …>All cars</CarSearch>`: a box that reserves the needed space. */
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
