import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { SELLER_PATHS } from '../shared/seller-paths.js';
import { ACCOUNT_PATHS } from './account/paths.js';
import { CART_PATH, CHECKOUT_PATH, ORDERS_PATH, PAYMENT_PATH } from './cart/paths.js';
import { catalogRoutes } from './catalog/routes.js';
import { GUEST_ORDER_PATH } from './guests/paths.js';
import { LEGAL_PATHS } from './legal/paths.js';
import { FAIR_PATH, WHEEL_PATH } from './prizes/paths.js';
import { FirstLoad, Layout } from './shell/Layout.js';
import { Lost } from './shell/Lost.js';
import { NotFound } from './shell/NotFound.js';
import { page, RENDERED_BY_SERVER } from './shell/page-routes.js';
import { sendToApp } from './shell/sendOn.js';

/** Returns a path with and without the prefix that some paths of the account menu have (spec section 2). */
const prefixed = (path: string) => [path, `/content${path}`];

const pages: RouteObject[] = [
  ...page(['/', '/index-old'], () => import('./home/HomePage.js'), { handle: RENDERED_BY_SERVER }),
  ...catalogRoutes,
  ...page(CART_PATH, () => import('./cart/CartPage.js')),
  ...page(CHECKOUT_PATH, () => import('./checkout/CheckoutPage.js')),
  ...page(PAYMENT_PATH, () => import('./checkout/PaymentPage.js')),
  ...page(GUEST_ORDER_PATH, () => import('./guests/GuestOrderPage.js')),
  ...page(ORDERS_PATH, () => import('./orders/OrdersPage.js')),
  ...page(`${ORDERS_PATH}/:id`, () => import('./orders/OrderDetailPage.js')),
  ...page(`${ORDERS_PATH}/:id/invoice`, () => import('./orders/InvoicePage.js')),
  ...page(`${ORDERS_PATH}/:id/return`, () => import('./returns/ReturnFormPage.js')),
  ...page(`${ORDERS_PATH}/:id/returns/:returnId`, () => import('./returns/ReturnPage.js')),
  ...page(['/about', '/content/AboutUs'], () => import('./company/AboutPage.js')),
  ...page(['/contact', '/content/contactUs'], () => import('./company/ContactPage.js')),
  ...page('/vuex', () => import('./state/StatePage.js')),
  ...page(Object.values(LEGAL_PATHS).flat(), () => import('./legal/LegalPage.js')),
  ...page(Object.values(ACCOUNT_PATHS), () => import('./account/SignInPage.js')),
  ...page('/content/account', () => import('./account/overview/OverviewPage.js')),
  ...page('/content/history/YourProfile', () => import('./profile/ProfilePage.js')),
  ...page('/content/history/MyBrowsingHistory', () => import('./history/HistoryPage.js')),
  ...page('/content/information', () => import('./notifications/NoticesPage.js')),
  ...page('/content/storeCollect', () => import('./favorites/FavoritesPage.js')),
  ...page(prefixed('/replacement'), () => import('./account/security/PasswordPage.js')),
  ...page(prefixed('/AccountCancellation'), () => import('./account/security/ClosingPage.js')),
  ...page(prefixed('/Recommendation'), () => import('./account/invitation/InvitationPage.js')),
  ...page(prefixed('/address/2'), () => import('./addresses/AddressPage.js')),
  ...page(WHEEL_PATH, () => import('./prizes/PromotionPage.js')),
  ...page(FAIR_PATH, () => import('./prizes/FairPage.js')),
  ...page(prefixed('/haoMeccle'), () => import('./points/PointsPage.js')),
  ...page('/content/assets', () => import('./points/AssetsPage.js')),
  ...page('/content/discount', () => import('./coupons/CouponPage.js')),
  // A separate app.
  ...Object.values(SELLER_PATHS).map((path) => ({
    path,
    loader: ({ request }: LoaderFunctionArgs) => sendToApp(request, path + new URL(request.url).search),
    element: null,
  })),
  { path: '/error', Component: NotFound },
  { path: '*', Component: Lost },
];

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: NotFound,
    // An inner boundary, so that a failing page keeps the header and footer around it.
    children: [{ ErrorBoundary: NotFound, HydrateFallback: FirstLoad, children: pages }],
  },
];

export const createRouter = () => createBrowserRouter(routes);
