import type en from './en.js';

export default {
  title: 'Vous avez gagné le cadeau',
  close: 'Fermer',
  expires: 'Le cadeau expire dans',
  hours: 'heures',
  minutes: 'minutes',
  seconds: 'secondes',
  gift: (number) => `Cadeau ${number}`,
  states: { claimed: 'Récupéré', fresh: 'Non utilisé', used: 'Utilisé', locked: 'Verrouillé' },
  until: 'Jusqu’au %',
  claim: 'Tout récupérer maintenant',
} satisfies typeof en;
