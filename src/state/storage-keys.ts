/** What the widgets keep in local storage (contract section 3). */
export const localNames = [
  'newuuid',
  'token',
  'userInfo',
  'Applycode',
  'Applycity',
  'firstVisitTime',
  'dzpTime',
  'coupon_bol',
  'centerDialogVisibletime',
  'acconutShower',
  'prizeDraw',
] as const;

/** What they keep in session storage. */
export const sessionNames = ['userInfo', 'giftCountdown', 'prizeShown', 'prizeDraw'] as const;
