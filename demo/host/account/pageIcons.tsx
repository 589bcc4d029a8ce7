import { Lines } from '../art/icons.js';
import type { PAGES } from './pages.js';

/** Drawn on 24 by 24 in lines. */
const paths: Readonly<Record<keyof typeof PAGES, string>> = {
  account: 'M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6',
  orders: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  wishlist:
    'M12 20s-7.500-4.600-7.500-10A4.200 4.200 0 0 1 12 7.300 4.200 4.200 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10z',
  history: 'M4 12a8 8 0 1 0 2.400-5.700L4 8.500M4 4v4.500h4.500M12 8v4.500l3 2',
  coupons: 'M4 7h16v3.500a1.700 1.700 0 0 0 0 3V17H4v-3.500a1.700 1.700 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  points:
    'M12 4l2.400 4.900 5.400.8-3.900 3.800.9 5.400-4.800-2.500-4.800 2.500.9-5.400L4.200 9.700l5.400-.8z',
  assets:
    'M4 9h16v3H4zM6 12h12v8H6zM12 9v11M12 9c-5 0-5-5-2.500-5S12 9 12 9zM12 9c5 0 5-5 2.500-5S12 9 12 9z',
  promotion: 'M4 10v4h3l8 4V6l-8 4zM7 14l1.500 5H11l-1-4M18 10a3 3 0 0 1 0 4',
  recommendation: 'M9 12a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M18 8v6M15 11h6',
  profile: 'M12 12.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM4 21a8 8 0 0 1 16 0',
  addresses:
    'M12 21.500c4.500-5 7-8.400 7-11.500a7 7 0 0 0-14 0c0 3.100 2.500 6.500 7 11.500zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  notifications: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4',
  password: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  factoryMember: 'M4 20V10l5 3.500V10l5 3.500V5h6v15zM8 16.500h1.500M12.500 16.500H14M17 16.500h.500',
  closeAccount: 'M14 5H5v14h9M10 12h10M17 9l3 3-3 3',
};

/** The sign of a page of the account. */
export function PageIcon({ page, size }: { page: keyof typeof PAGES; size?: number }) {
  return <Lines path={paths[page]} size={size} />;
}
