'use client';

import { useEffect } from 'react';
import { configure } from 'storefront-widgets';

configure({ api: process.env.NEXT_PUBLIC_API });

/** Turns the tags into widgets once React has hydrated them, because some widgets add their own fields to the page. */
export function Storefront() {
  useEffect(() => {
    import('storefront-widgets/storefront.js');
  }, []);
  return null;
}
