/** The text shown in the prize popup. */
const en = {
  title: "You've won the gift",
  close: 'Close',
  /** Followed by the countdown. */
  expires: 'Gift expires in',
  /** The units below the countdown's numbers. */
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  gift: (number: number) => `Gift ${number}`,
  states: { claimed: 'Claimed', fresh: 'Not used', used: 'Used', locked: 'Locked' },
  /** `%` is when a gift expires. */
  until: 'Until %',
  claim: 'Claim all now',
};

export default en;
