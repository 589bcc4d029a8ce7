import { accountTexts } from '../account/messages/load.js';
import { CouponPage } from '../coupons/CouponPage.js';
import { couponTexts } from '../coupons/messages/load.js';

export async function loader(): Promise<null> {
  await Promise.all([couponTexts.load(), accountTexts.load()]);
  return null;
}

/** The shopper's coupons: to collect, owned, used, expired. */
export function Component() {
  const texts = couponTexts.useTextsOnceLoaded();
  return texts && <CouponPage texts={texts} />;
}
