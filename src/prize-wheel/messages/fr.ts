import type en from './en.js';

export default {
  spin: 'Tourner',
  spinName: 'Tourner la roue',
  invitation: 'Lancez la roue et découvrez votre lot.',
  turning: 'La roue tourne…',
  won: 'Vous avez gagné',
  left: (spins) => `Tours restants : ${spins}`,
  prizes: 'Les lots et leurs probabilités',
} satisfies typeof en;
