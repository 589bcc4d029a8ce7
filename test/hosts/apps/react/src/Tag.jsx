import 'storefront-widgets/storefront.js';

/** For React 19, which listens to any event of a custom element that it created itself. */
export const Tag = ({ make, compact, onSearch, onNavigate }) => (
  <storefront-car-search
    make={make}
    compact={compact}
    onstorefront-search={onSearch}
    onstorefront-navigate={onNavigate}
  />
);
