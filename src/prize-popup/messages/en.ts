import type { PrizePopupMessages } from '../messages.js';

export default {
  title: "You've won the gift",
  close: 'Close',
  expires: 'Gift expires in',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  gift: (number) => `Gift ${number}`,
  states: { fresh: 'Not used', used: 'Used', locked: 'Locked' },
  claim: 'Claim all now',
} satisfies PrizePopupMessages;
