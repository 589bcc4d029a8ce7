import type { CompanyMessages } from './en.js';

export const messages: CompanyMessages = {
  about: {
    title: 'À propos',
    lead: 'Meridian trouve la voiture, la contrôle au port, réserve le navire et vous remet les papiers. Tout ce qui va avec une voiture tient dans le même panier.',
    facts: {
      label: 'Meridian aujourd’hui',
      cars: 'voitures prêtes à partir',
      makes: 'marques',
      goods: 'pièces et articles',
      stores: 'magasins indépendants',
    },
    story: [
      {
        title: 'Tout a commencé par une voiture',
        text: 'En 2011, un ami d’Amman nous a demandé une hybride d’occasion à Yokohama. Nous l’avons trouvée, fait contrôler, discuté avec trois transitaires, et compris que le plus difficile n’est pas la voiture, mais ce qui vient ensuite. C’est donc cela que nous vendons : une voiture, et chaque étape qui suit.',
      },
      {
        title: 'Des gens au port, pas dans un centre d’appels',
        text: 'Nos ingénieurs sont là où sont les voitures : à Anvers, Baltimore, Houston, Incheon, Kobe et Canton. Ils conduisent chaque voiture, mesurent la peinture, lisent la batterie et photographient ce qu’ils trouvent. Vous recevez le rapport en 150 points avant de payer l’expédition.',
      },
      {
        title: 'Et tout ce qui entoure la voiture',
        text: 'On nous demandait des pneus, des chargeurs et des sièges enfant : nous avons ouvert la boutique à des magasins et à des usines indépendants. Les articles aux États-Unis arrivent en 2 à 4 jours, ceux de l’étranger en 9 à 21.',
      },
    ],
    promises: {
      title: 'Nos engagements',
      list: [
        {
          title: 'Un seul prix',
          text: 'Le prix affiché est le prix au port. Le fret jusqu’à votre port figure sur la page de la voiture, avant le paiement.',
        },
        {
          title: 'Votre argent attend',
          text: 'Pour une voiture expédiée à l’étranger, il reste sous séquestre jusqu’à ce que le connaissement soit établi à votre nom.',
        },
        {
          title: 'Une personne répond',
          text: 'Qui a contrôlé votre voiture répond à vos questions, sous un jour ouvré.',
        },
      ],
    },
    ports: {
      title: 'Nos ports de chargement',
      text: 'Anvers · Emden · Baltimore · Newark · Jacksonville · Houston · Incheon · Kobe · Nagoya · Canton',
    },
    closing: {
      title: 'Vous cherchez autre chose ?',
      text: 'Indiquez marque, modèle et port : nous cherchons pour vous.',
    },
    browse: 'Voir les voitures',
    contact: 'Nous écrire',
  },
  contact: {
    title: 'Contact',
    lead: 'Une personne lit chaque message et répond sous un jour ouvré.',
    channels: {
      title: 'Comment nous joindre',
      mail: { title: 'E-mail', text: 'Pour tout ce qui demande des papiers ou des photos.' },
      phone: { title: 'Téléphone', text: 'Du lundi au vendredi, de 8 h à 18 h, heure de New York.' },
      chat: { title: 'Chat', text: 'Le plus rapide, tous les jours jusqu’à 22 h.', open: 'Ouvrir le chat' },
      office: 'Bureau',
    },
    form: {
      title: 'Écrivez-nous',
      lead: 'Tous les champs sont obligatoires.',
      name: 'Votre nom',
      email: 'Adresse e-mail',
      topic: 'De quoi s’agit-il ?',
      topics: {
        order: 'Une commande',
        car: 'Une voiture',
        return: 'Un retour ou un remboursement',
        account: 'Mon compte',
        selling: 'Vendre chez Meridian',
        other: 'Autre chose',
      },
      message: 'Message',
      left: 'Caractères restants : {n}',
      send: 'Envoyer le message',
      sending: 'Envoi…',
      check: 'Veuillez vérifier les champs signalés.',
      failed: 'Le message n’a pas pu être envoyé. Votre texte est toujours là : réessayez.',
    },
    wrong: {
      nameEmpty: 'Le nom ne peut pas être vide',
      emailEmpty: 'L’adresse e-mail ne peut pas être vide',
      emailWrong: 'Veuillez saisir une adresse e-mail valide',
      messageShort: 'Veuillez écrire au moins 10 caractères',
    },
    sent: {
      title: 'Nous avons votre message',
      text: 'Il porte le numéro {id}. Nous répondons à {email} sous un jour ouvré.',
      another: 'Écrire un autre message',
    },
    faq: {
      title: 'Questions fréquentes',
      list: [
        {
          title: 'Combien de temps dure la livraison ?',
          text: 'Les articles aux États-Unis arrivent en 2 à 4 jours, ceux de l’étranger en 9 à 21. Une voiture pour un autre pays part par le prochain navire de son port ; la date figure dans votre devis.',
        },
        {
          title: 'Combien coûte l’expédition d’une voiture ?',
          text: 'Aux États-Unis, elle s’ajoute à la commande. Ailleurs, elle dépend de votre port et de la taille de la voiture : sa page donne le coût rendu, et le devis demandé vaut sept jours.',
        },
        {
          title: 'Puis-je renvoyer un achat ?',
          text: 'Oui, sous 30 jours, non utilisé et dans son emballage : ouvrez la commande dans votre compte et choisissez « Retourner des articles ». Une voiture s’annule sans frais jusqu’à son chargement.',
        },
        {
          title: 'Comment mon paiement est-il protégé ?',
          text: 'La carte est débitée par notre prestataire ; nous ne voyons jamais le numéro. Pour les voitures expédiées à l’étranger, l’argent reste sous séquestre jusqu’au connaissement à votre nom.',
        },
        {
          title: 'Quels papiers accompagnent une voiture ?',
          text: 'Le titre, le certificat d’exportation, le rapport de contrôle avec photos, la facture et le connaissement, en anglais, avec traduction certifiée sur demande.',
        },
        {
          title: 'J’ai oublié mon mot de passe. Que faire ?',
          text: 'Choisissez « Mot de passe oublié » à la connexion. Nous envoyons un code par e-mail, avec lequel vous en choisissez un nouveau.',
        },
      ],
    },
  },
};
