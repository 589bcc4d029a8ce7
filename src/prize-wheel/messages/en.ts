/** The text shown by the prize wheel. */
const en = {
  /** In the middle of the wheel. Part of `spinName`. */
  spin: 'Spin',
  spinName: 'Spin the wheel',
  /** Below a wheel that hasn't been spun yet. */
  invitation: 'Give it a spin and see what you win.',
  turning: 'The wheel is turning…',
  /** Followed by the name of the award. */
  won: 'You won',
  /** In the middle of the wheel when no spins are left. Part of `noneName`. */
  none: 'No spins left',
  noneName: 'Spin the wheel: no spins left',
  /** `%` is when the award expires. */
  until: 'Good until %',
  /** Followed by a coupon code. */
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  /** A link to where the award can be used. */
  use: 'Use it now',
  again: 'Spin again',
  close: 'Close',
  /** The result of the browser's check: whether the draw is the one that was promised before it. */
  fits: 'Checked: this draw is fair.',
  differs: 'This draw is not what was promised before it. Please tell the shop.',
  /** The number of spins left. */
  left: (spins: number) => `Spins left: ${spins}`,
  /** The heading of the list of prizes. */
  prizes: 'Prizes and their odds',
};

export default en;
