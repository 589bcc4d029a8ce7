import { useEffect, useRef } from 'react';
import 'storefront-widgets/storefront.js';

/** For React 18, and for elements that React 19 hydrates. */
export function TagWithRef({ make, compact, onSearch, onNavigate }) {
  const search = useRef(null);

  useEffect(() => {
    const element = search.current;
    element.addEventListener('storefront-search', onSearch);
    element.addEventListener('storefront-navigate', onNavigate);
    return () => {
      element.removeEventListener('storefront-search', onSearch);
      element.removeEventListener('storefront-navigate', onNavigate);
    };
  }, [onSearch, onNavigate]);

  return <storefront-car-search ref={search} make={make} compact={compact || undefined} />;
}
