/** The text shown in the location dialog. */
const en = {
  title: 'Choose your location',
  close: 'Close',
  signIn: 'Sign in to see your address',
  add: 'Please add your address',
  saved: 'Saved addresses',
  isDefault: 'Default',
  manage: 'Manage address book',
  loading: 'Loading your addresses…',
  failed: 'Your addresses could not be loaded.',
  retry: 'Try again',
  zip: 'US zip code',
  apply: 'Apply',
  change: 'Change',
  done: 'Done',
  invalid: 'Please enter a valid US zip code',
  /** Followed by the zip code. */
  deliverTo: 'Deliver to',
};

export default en;
