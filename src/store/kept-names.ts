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
] as const;

/** What they keep in session storage. */
export const sessionNames = ['userInfo'] as const;
