import type en from './en.js';

export default {
  spin: 'Tourner',
  spinName: 'Tourner la roue',
  invitation: 'Lancez la roue et découvrez votre lot.',
  turning: 'La roue tourne…',
  won: 'Vous avez gagné',
  none: 'Plus de tour',
  noneName: 'Tourner la roue : plus de tour',
  until: 'Valable jusqu’au %',
  code: 'Code',
  copy: 'Copier',
  copied: 'Copié',
  use: 'L’utiliser maintenant',
  again: 'Tourner à nouveau',
  close: 'Fermer',
  fits: 'Vérifié : ce tirage est équitable.',
  differs: 'Ce tirage n’est pas celui qui était annoncé. Veuillez prévenir la boutique.',
  left: (spins) => `Tours restants : ${spins}`,
  prizes: 'Les lots et leurs probabilités',
} satisfies typeof en;
