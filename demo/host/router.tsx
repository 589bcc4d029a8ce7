import { createBrowserRouter, type RouteObject } from 'react-router';
import type { PageName } from '../shared/pages.js';
import { catalogPages } from './catalog/catalog-pages.js';
import { FirstLoad, Layout } from './shell/Layout.js';
import { Lost } from './shell/Lost.js';
import { NotFound } from './shell/NotFound.js';
import { type PageRoute, page, routesOf, toSellers } from './shell/page-routes.js';

const legal = page(() => import('./legal/LegalPage.js'));
const signIn = page(() => import('./account/SignInPage.js'));

const pages: Readonly<Record<PageName, PageRoute>> = {
  home: page(() => import('./home/HomePage.js')),
  ...catalogPages,
  cart: page(() => import('./cart/CartPage.js')),
  checkout: page(() => import('./checkout/CheckoutPage.js')),
  payment: page(() => import('./checkout/PaymentPage.js')),
  guestOrder: page(() => import('./guests/GuestOrderPage.js')),
  orders: page(() => import('./orders/OrdersPage.js')),
  order: page(() => import('./orders/OrderDetailPage.js')),
  invoice: page(() => import('./orders/InvoicePage.js')),
  returnForm: page(() => import('./returns/ReturnFormPage.js')),
  return: page(() => import('./returns/ReturnPage.js')),
  about: page(() => import('./company/AboutPage.js')),
  contact: page(() => import('./company/ContactPage.js')),
  terms: legal,
  privacy: legal,
  refunds: legal,
  signIn,
  register: signIn,
  reset: signIn,
  account: page(() => import('./account/overview/OverviewPage.js')),
  wishlist: page(() => import('./favorites/FavoritesPage.js')),
  history: page(() => import('./history/HistoryPage.js')),
  coupons: page(() => import('./coupons/CouponPage.js')),
  points: page(() => import('./points/PointsPage.js')),
  assets: page(() => import('./points/AssetsPage.js')),
  recommendation: page(() => import('./account/invitation/InvitationPage.js')),
  profile: page(() => import('./profile/ProfilePage.js')),
  addresses: page(() => import('./addresses/AddressPage.js')),
  notifications: page(() => import('./notifications/NoticesPage.js')),
  password: page(() => import('./account/security/PasswordPage.js')),
  closeAccount: page(() => import('./account/security/ClosingPage.js')),
  promotion: page(() => import('./prizes/PromotionPage.js')),
  fair: page(() => import('./prizes/FairPage.js')),
  sellerCentral: toSellers('sellerCentral'),
  sellerSteps: toSellers('sellerSteps'),
  factoryMember: toSellers('factoryMember'),
  state: page(() => import('./state/StatePage.js')),
  error: { Component: NotFound },
};

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: NotFound,
    // An inner boundary, so that a failing page keeps the header and footer around it.
    children: [
      {
        ErrorBoundary: NotFound,
        HydrateFallback: FirstLoad,
        children: [...routesOf(pages), { path: '*', Component: Lost }],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
