/** What a shopper reads in the prize popup. */
const en = {
  title: "You've won the gift",
  close: 'Close',
  /** The countdown follows. */
  expires: 'Gift expires in',
  /** The units below its numbers. */
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  gift: (number: number) => `Gift ${number}`,
  states: { claimed: 'Claimed', fresh: 'Not used', used: 'Used', locked: 'Locked' },
  /** When a gift ends. */
  until: 'Until %',
  claim: 'Claim all now',
};

export default en;
