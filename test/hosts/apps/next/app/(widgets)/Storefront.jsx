'use client';

import { useEffect } from 'react';
import { configure } from 'storefront-widgets';

configure({ api: process.env.NEXT_PUBLIC_API });

/** Makes widgets of the tags once React has hydrated them: some put fields of their own into the page. */
export function Storefront() {
  useEffect(() => {
    import('storefront-widgets/storefront.js');
  }, []);
  return null;
}
