import type { LegalDocument } from '../document.js';

export const document: LegalDocument = {
  title: 'Politique de confidentialité',
  updated: '2026-11-02',
  summary: [
    'Vos données servent à gérer votre compte, à livrer vos commandes et à protéger la boutique. Nous ne les vendons pas.',
    'Le site ne dépose aucun cookie publicitaire. Ce qu’il conserve dans votre navigateur est énuméré ci-dessous, élément par élément.',
    'Google, Facebook ou X n’apprennent que vous utilisez notre boutique que si vous appuyez sur leur bouton.',
    'Vous pouvez consulter, corriger, emporter ou effacer vos données à tout moment : un e-mail suffit.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Qui est responsable',
      blocks: [
        'Meridian Car Export décide de l’usage des données de cette boutique. Pour toute question de confidentialité, écrivez à [support@example.com](mailto:support@example.com) en indiquant « confidentialité » en objet.',
        'Cette politique couvre aussi nos modules sur les pages de partenaires : ce que vous y saisissez va à nous, et le partenaire ne le voit pas.',
      ],
    },
    {
      id: 'data',
      title: 'Ce que nous recueillons',
      blocks: [
        {
          terms: [
            [
              'Compte',
              'Adresse e-mail, nom, mot de passe (uniquement sous forme d’empreinte irréversible), langue, code d’invitation éventuel et date d’inscription.',
            ],
            [
              'Adresses et lieu de livraison',
              'Les adresses de livraison que vous enregistrez et le code postal que vous saisissez. Nous ne demandons pas à votre appareil où vous êtes.',
            ],
            [
              'Commandes',
              'Ce que vous avez acheté, les prix, la livraison et les retours, les messages à ce sujet. Pour les voitures, aussi ce qu’exigent la douane et le transporteur, comme un numéro de passeport ou d’identification fiscale.',
            ],
            [
              'Paiement',
              'Le moyen, les quatre derniers chiffres et le résultat. Le numéro de carte lui-même ne va qu’au prestataire de paiement.',
            ],
            [
              'Visites',
              'Un numéro de visiteur aléatoire, les pages et les recherches, l’heure, l’adresse IP et le type de navigateur.',
            ],
            ['Promotions', 'Bons, points, parts et résultats des tirages.'],
          ],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Pourquoi, et sur quel fondement',
      blocks: [
        {
          terms: [
            [
              'Vous servir',
              'Compte, commandes, livraison, retours et assistance : en vertu de notre contrat avec vous.',
            ],
            [
              'Protéger la boutique',
              'Limitation des tentatives de connexion, prévention de la fraude, journaux d’erreurs : en vertu de notre intérêt légitime, et du vôtre.',
            ],
            [
              'L’améliorer',
              'Quelles recherches ne trouvent rien, quelles pages sont lentes : d’après les visites, sans votre nom.',
            ],
            ['Respecter la loi', 'Factures, papiers de douane, contrôle des sanctions.'],
            [
              'Vous signaler des offres',
              'Seulement si vous l’avez accepté. Chaque e-mail de ce genre contient un lien qui y met fin.',
            ],
          ],
        },
        'Aucune décision ayant pour vous un effet juridique n’est prise par un programme seul.',
      ],
    },
    {
      id: 'browser',
      title: 'Ce qui est conservé dans votre navigateur',
      blocks: [
        'Tout ce qui suit est nécessaire à ce que vous avez demandé à la boutique. Vous pouvez l’effacer dans les réglages de votre navigateur ; vous êtes alors déconnecté et la boutique repart de zéro.',
        {
          terms: [
            [
              'portal_myCookie, token',
              'Vous garde connecté : 14 jours au plus, ou jusqu’à votre déconnexion.',
            ],
            [
              'portal_userInfo, userInfo',
              'Votre nom et vos réglages, pour vous saluer sans interroger le serveur : 14 jours.',
            ],
            ['portal_NewLang, portal_locale', 'La langue que vous avez choisie : 14 et 365 jours.'],
            ['portal_prizeShown', 'Retient qu’un lot a été montré, pour ne pas le montrer encore : 2 jours.'],
            [
              'Applycode, Applycity',
              'Le code postal et la ville que vous avez saisis, jusqu’à ce que vous les changiez ou les effaciez.',
            ],
            ['newuuid, firstVisitTime', 'Un numéro de visiteur aléatoire et la date de la première visite.'],
            [
              'dzpTime, coupon_bol, centerDialogVisibletime, acconutShower',
              'Quand vous avez tourné la roue pour la dernière fois et quels messages vous avez fermés.',
            ],
          ],
        },
      ],
    },
    {
      id: 'social',
      title: 'Se connecter avec Google, Facebook ou X',
      blocks: [
        'Leurs scripts sont chargés quand vous appuyez sur leur bouton, pas avant. Nous recevons d’eux un identifiant et, si vous le permettez, votre nom, votre adresse e-mail et votre photo. Nous ne recevons ni votre mot de passe, ni vos contacts, ni vos publications, et ne publions rien en votre nom.',
        'Nous rattachons cette connexion à l’identifiant que donne le fournisseur, jamais à la seule adresse e-mail. Ce que le fournisseur fait de l’information que vous vous êtes connecté ici est expliqué dans sa propre politique.',
      ],
    },
    {
      id: 'sharing',
      title: 'Qui reçoit des données',
      blocks: [
        {
          list: [
            'Transporteurs, transitaires, assureurs et douanes : ce qu’il leur faut pour vous apporter votre commande.',
            'Le prestataire de paiement et la banque séquestre : ce qu’il leur faut pour recevoir et garder votre paiement.',
            'Les vendeurs indépendants : vos nom et adresse, si vous leur commandez quelque chose.',
            'Les prestataires qui exploitent nos serveurs et envoient nos e-mails, sous contrat et sur nos instructions.',
            'Autorités et tribunaux, quand la loi nous y oblige. Nous demandons la décision par écrit et ne remettons rien de plus que ce qu’elle nomme.',
          ],
        },
        'Nous ne vendons pas de données personnelles et n’en partageons pas pour de la publicité d’un site à l’autre.',
      ],
    },
    {
      id: 'transfers',
      title: 'Données dans d’autres pays',
      blocks: [
        'Une voiture passe des frontières, et ses papiers avec elle : des données vont au port de chargement, au transporteur et au pays de destination. Nos serveurs se trouvent aux États-Unis. Pour les données venant de l’Espace économique européen, du Royaume-Uni et de Suisse, nous utilisons les clauses contractuelles types de la Commission européenne, dont vous pouvez obtenir une copie.',
      ],
    },
    {
      id: 'retention',
      title: 'Combien de temps nous les gardons',
      blocks: [
        {
          terms: [
            [
              'Compte et adresses',
              'Jusqu’à ce que vous les effaciez ou fermiez le compte, puis 30 jours dans les sauvegardes.',
            ],
            ['Commandes, factures et papiers de douane', 'Sept ans, comme l’exige le droit fiscal.'],
            ['Codes de vérification', 'Dix minutes.'],
            ['Journaux du serveur avec adresses IP', '30 jours.'],
            ['Messages au service client', 'Deux ans après le dernier.'],
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Comment nous les protégeons',
      blocks: [
        'Les connexions sont chiffrées. Mots de passe et jetons de session ne sont conservés que sous forme d’empreintes, si bien que nous-mêmes ne pouvons pas les lire. Les tentatives de connexion et les codes sont limités, et un changement de mot de passe met fin à toutes les autres sessions. Si des données venaient malgré tout à se perdre et que vous puissiez en subir un préjudice, nous vous en informons, ainsi que l’autorité, sous 72 heures.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        'Où que vous viviez, vous pouvez nous demander de montrer, corriger, effacer ou vous remettre vos données dans un format courant, d’en limiter l’usage, et vous opposer à un usage fondé sur notre intérêt. Un accord peut être retiré à tout moment. Nous répondons sous 30 jours, sans frais, et personne n’est moins bien traité pour l’avoir demandé.',
        'Les résidents de Californie et d’autres États américains peuvent mandater un représentant par écrit. En Europe, vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      blocks: [
        'La boutique est faite pour les adultes. Nous ne recueillons pas sciemment de données de personnes de moins de 16 ans. Si un enfant a ouvert un compte, écrivez-nous et nous l’effaçons.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      blocks: [
        'Quand cette politique change, la date en tête change avec elle. Si un changement compte pour vous, nous vous écrivons avant qu’il prenne effet. Si une traduction diffère, le texte anglais fait foi, sauf si votre loi en dispose autrement.',
      ],
    },
  ],
};
