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
  /** The browser found that the draw is the one that was promised before it; or that it is not. */
  fits: 'Checked: this draw is fair.',
  differs: 'This draw is not what was promised before it. Please tell the shop.',
  /** How many spins the shopper has. */
  left: (spins: number) => `Spins left: ${spins}`,
  /** The heading of their list. */
  prizes: 'Prizes and their odds',
};

export default en;
