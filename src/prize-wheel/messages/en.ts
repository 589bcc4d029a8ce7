/** What a shopper reads at the prize wheel. */
const en = {
  /** In the middle of the wheel; a part of `spinName`. */
  spin: 'Spin',
  spinName: 'Spin the wheel',
  /** Below a wheel that was not turned yet. */
  invitation: 'Give it a spin and see what you win.',
  turning: 'The wheel is turning…',
  /** The name of the award follows. */
  won: 'You won',
  /** In its middle when the shopper has none left; a part of `noneName`. */
  none: 'No spins left',
  noneName: 'Spin the wheel: no spins left',
  /** Until when it can be used. */
  until: 'Good until %',
  /** Before the code of a coupon. */
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  /** Leads to where it can be used. */
  use: 'Use it now',
  again: 'Spin again',
  close: 'Close',
  /** The browser found that the draw is the one that was promised before it; or that it is not. */
  fits: 'Checked: this draw is fair.',
  differs: 'This draw is not what was promised before it. Please tell the shop.',
  /** How many spins the shopper has. */
  left: (spins: number) => `Spins left: ${spins}`,
  /** The heading of their list. */
  prizes: 'Prizes and their odds',
};

export default en;
