import type { PrizeWheelMessages } from '../messages.js';

export default {
  spin: 'Spin',
  spinName: 'Spin the wheel',
  invitation: 'Give it a spin and see what you win.',
  turning: 'The wheel is turning…',
  won: 'You won',
  left: (spins) => `Spins left: ${spins}`,
  prizes: 'Prizes and their odds',
} satisfies PrizeWheelMessages;
