import type en from './en.js';

export default {
  status: {
    0: 'Erreur de connexion',
    400: 'Requête incorrecte',
    401: 'Votre session a expiré, veuillez vous reconnecter',
    403: 'Accès refusé',
    404: 'Introuvable',
    405: 'Cette requête n’est pas autorisée',
    408: 'Le serveur a mis trop de temps à répondre',
    500: 'Erreur du serveur',
    501: 'Le serveur ne prend pas cela en charge',
    502: 'Erreur de réseau',
    503: 'Le service est indisponible pour le moment',
    504: 'Le réseau a mis trop de temps à répondre',
    505: 'Version HTTP non prise en charge',
  },
  reply: 'La réponse du serveur est illisible. Veuillez réessayer plus tard.',
} satisfies typeof en;
