import type { SellerMessages } from './en.js';

export const messages: SellerMessages = {
  title: 'Vendre sur Meridian',
  hero: {
    kicker: 'Meridian pour les vendeurs',
    title: 'Vos produits, là où on les cherche déjà',
    lead: 'Automobilistes et familles, aux États-Unis et ailleurs, achètent chaque jour sur Meridian. Ouvrez une boutique en quatre étapes ; vous ne payez que lorsque vous vendez.',
    start: 'Commencer à vendre',
    signIn: 'Se connecter',
    dashboard: 'Aller à votre boutique',
    resume: 'Reprendre votre candidature',
  },
  figures: [
    { value: '$0', label: 'pour ouvrir une boutique et publier vos produits' },
    { value: '{fee}', label: 'par vente, et rien d’autre' },
    { value: '2', label: 'jours ouvrés pour examiner une candidature' },
    { value: '4', label: 'langues dans lesquelles on nous lit' },
  ],
  benefits: {
    title: 'Ce que vous obtenez',
    items: [
      {
        title: 'Des acheteurs décidés',
        text: 'Ils viennent pour une voiture et restent pour les pneus, les outils et la maison.',
      },
      {
        title: 'Visible dès la première heure',
        text: 'Un nouveau produit est dans les listes, la recherche et ses suggestions dès qu’il est enregistré.',
      },
      {
        title: 'Vos commandes au même endroit',
        text: 'Voyez ce qui a été acheté et où l’envoyer, puis marquez l’expédition avec le numéro de suivi.',
      },
      {
        title: 'Pas de survente possible',
        text: 'Chaque commande est vérifiée dans votre stock, même quand les acheteurs affluent.',
      },
      {
        title: 'Des revenus lisibles',
        text: 'Ventes, commission et votre part, par mois : ce qui est en route et ce qui est disponible.',
      },
      {
        title: 'Vos données restent à vous',
        text: 'Vos documents ne sont vus que par vous et par nos examinateurs.',
      },
    ],
  },
  steps: {
    title: 'De la candidature à la première vente',
    items: [
      { title: 'Votre société', text: 'Raison sociale, numéro et adresse.' },
      { title: 'Votre contact', text: 'À qui nous écrivons, et dans quelle langue.' },
      { title: 'Vos documents', text: 'L’immatriculation et une pièce d’identité, en PDF ou en photo.' },
      { title: 'Vos produits', text: 'Le nom de la boutique et ce que vous vendez. Puis nous examinons.' },
    ],
    note: 'Chaque étape est enregistrée. Arrêtez-vous quand vous voulez et reprenez sur un autre appareil.',
  },
  fees: {
    title: 'Les frais, tous les frais',
    lead: 'Ni abonnement, ni frais de publication, ni petites lignes.',
    what: 'Pour quoi',
    price: 'Prix',
    rows: [
      { what: 'Ouvrir une boutique', price: 'Gratuit' },
      { what: 'Publier des produits', price: 'Gratuit' },
      { what: 'Paiements par carte et remboursements', price: 'Inclus' },
      { what: 'Une vente d’une boutique', price: '{shop}' },
      { what: 'Une vente d’une usine approuvée', price: '{factory}' },
    ],
    try: 'Combien allez-vous gagner ?',
    yourPrice: 'Votre prix en dollars US',
    fee: 'Notre commission',
    yours: 'Vous recevez',
  },
  faq: {
    title: 'Vos questions',
    items: [
      {
        q: 'Qui peut vendre ici ?',
        a: 'Les sociétés immatriculées et les entrepreneurs individuels. Les usines peuvent aussi rejoindre le programme usines et vendre en quantité.',
      },
      {
        q: 'Quels documents faut-il ?',
        a: 'L’immatriculation de l’entreprise et une pièce d’identité du contact, en PDF, JPEG ou PNG de 5 Mo au plus. Un document fiscal accélère l’examen.',
      },
      {
        q: 'Combien de temps dure l’examen ?',
        a: 'Deux jours ouvrés au plus. S’il manque quelque chose, vous lisez ici pourquoi, corrigez et renvoyez la candidature.',
      },
      {
        q: 'Quand suis-je payé ?',
        a: 'Une vente est à vous dès que l’acheteur a confirmé la réception. D’ici là, elle est indiquée comme en route.',
      },
      {
        q: 'Qui expédie les colis ?',
        a: 'Vous. Vous voyez l’adresse de chaque commande payée et saisissez le numéro de suivi à l’envoi.',
      },
      {
        q: 'J’achète sur Meridian. Le même compte suffit-il ?',
        a: 'Le compte vendeur est distinct, avec son propre mot de passe. L’adresse e-mail peut être la même.',
      },
    ],
  },
  closing: {
    title: 'Votre première vente commence ici',
    text: 'Il faut environ dix minutes, et vous pouvez vous arrêter à tout moment.',
    factory: 'Vous dirigez une usine ? Découvrez le programme usines',
  },
  account: {
    signIn: {
      title: 'Connexion vendeur',
      lead: 'Pour votre boutique, vos commandes et votre candidature.',
      submit: 'Se connecter',
    },
    register: {
      title: 'Créer un compte vendeur',
      lead: 'Distinct de votre compte client.',
      submit: 'Créer le compte',
    },
    forgot: {
      title: 'Choisir un nouveau mot de passe',
      lead: 'Nous vous envoyons un code.',
      submit: 'Modifier le mot de passe',
    },
    name: 'Votre nom',
    email: 'E-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    again: 'Confirmer le mot de passe',
    code: 'Code de vérification',
    passwordHint: '6 caractères au moins',
    getCode: 'Recevoir le code',
    wait: 'Renvoyer dans {n} s',
    sent: 'Nous avons envoyé un code à {email}. Il peut mettre une minute à arriver.',
    busy: 'Un instant…',
    forgotLink: 'Mot de passe oublié ?',
    toRegister: 'Nouveau ici ? Créez un compte vendeur',
    toSignIn: 'Se connecter avec un compte existant',
    changed: 'Votre mot de passe est modifié. Veuillez vous connecter avec le nouveau.',
    signedIn: 'Connecté en tant que {name}',
    signOut: 'Se déconnecter du compte vendeur',
    loading: 'Recherche de votre compte vendeur…',
    needed: 'Veuillez vous connecter à votre compte vendeur pour continuer',
    wrong: {
      name: 'Le nom ne peut pas être vide',
      emailEmpty: 'L’adresse e-mail ne peut pas être vide',
      email: 'Veuillez saisir une adresse e-mail au bon format',
      passwordEmpty: 'Veuillez saisir votre mot de passe',
      password: 'Le mot de passe doit contenir au moins six caractères',
      againEmpty: 'Veuillez saisir votre mot de passe une deuxième fois',
      again: 'Les mots de passe ne correspondent pas',
      codeEmpty: 'Veuillez d’abord demander le code de vérification',
      code: 'Saisissez le bon code de vérification',
    },
  },
  optional: '(facultatif)',
  check: 'Veuillez vérifier les champs signalés.',
};
