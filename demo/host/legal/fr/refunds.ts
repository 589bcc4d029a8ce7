import type { LegalDocument } from '../document.js';

export const document: LegalDocument = {
  title: 'Politique de retour et de remboursement',
  updated: '2026-11-02',
  summary: [
    'Articles : 30 jours après la livraison pour les renvoyer, non utilisés. Si quelque chose est défectueux ou erroné, nous payons tout.',
    'Voitures : l’acompte est rendu en entier si le rapport d’inspection s’écarte de l’annonce sur un point important.',
    'Le remboursement revient sur le moyen de paiement utilisé, sous dix jours ouvrés.',
  ],
  sections: [
    {
      id: 'overview',
      title: 'En un coup d’œil',
      blocks: [
        {
          terms: [
            [
              'Vous avez changé d’avis sur un article',
              'Sous 30 jours après la livraison : le prix, moins 6,95 $ US pour l’étiquette de retour.',
            ],
            [
              'L’article est abîmé, défectueux ou erroné',
              'Sous 60 jours après la livraison : un remplacement, ou le prix avec tous les frais de port.',
            ],
            [
              'L’article n’est pas arrivé',
              'Dès le lendemain du dernier jour promis : un nouvel envoi ou le remboursement intégral.',
            ],
            [
              'Le rapport sur votre voiture vous déçoit',
              'Sous cinq jours ouvrés après réception : l’acompte entier, si la voiture s’écarte de l’annonce.',
            ],
            [
              'Vous ne voulez plus de la voiture',
              'Avant le chargement : l’argent versé, moins les frais indiqués plus bas.',
            ],
            [
              'La voiture est arrivée endommagée',
              'Sous sept jours après le retrait : frais de réparation, réduction de prix ou dossier d’assurance, dont nous nous chargeons.',
            ],
          ],
        },
      ],
    },
    {
      id: 'goods',
      title: 'Renvoyer des articles',
      blocks: [
        'La plupart des articles achetés pour une livraison aux États-Unis peuvent être renvoyés sous 30 jours après la livraison. Ils doivent être non utilisés, complets et dans leur emballage ; les essayer comme en magasin ne pose pas de problème.',
        {
          list: [
            'Ouvrez la commande dans votre compte, choisissez « Retour » et indiquez les articles. Si vous avez commandé sans compte depuis la page d’un partenaire, écrivez à [support@example.com](mailto:support@example.com) avec le numéro de commande.',
            'Imprimez l’étiquette, ou montrez son code au guichet du transporteur.',
            'Envoyez le colis sous 14 jours. Gardez le reçu jusqu’à l’arrivée du remboursement.',
          ],
        },
        'Si vous ne renvoyez qu’une partie d’un ensemble, ou si l’usage en a diminué la valeur, nous pouvons rembourser moins ; nous vous disons combien et pourquoi avant de le faire.',
      ],
    },
    {
      id: 'excluded',
      title: 'Ce qui ne peut pas être renvoyé',
      blocks: [
        {
          list: [
            'Les articles fabriqués ou modifiés pour vous.',
            'Les articles d’hygiène scellés, comme les cosmétiques, une fois ouverts.',
            'Les aliments et autres denrées périssables.',
            'Les cartes cadeaux, et les produits numériques une fois téléchargés.',
            'Les articles marqués « vente ferme » sur la page du produit et dans le panier.',
          ],
        },
        'Rien de cela ne vaut si l’article est défectueux, dangereux ou n’est pas celui que vous avez commandé.',
      ],
    },
    {
      id: 'faulty',
      title: 'Articles abîmés, défectueux ou erronés',
      blocks: [
        'Prévenez-nous sous 60 jours après la livraison, avec une photo si possible. Vous choisissez entre un remplacement et un remboursement ; nous payons le retour et la première livraison. Si le renvoi n’a pas de sens, vous gardez l’article. La garantie du fabricant et vos droits légaux restent entiers.',
      ],
    },
    {
      id: 'late',
      title: 'Colis en retard ou perdus',
      blocks: [
        'Si un colis n’est pas arrivé au dernier jour du délai promis (2 à 4 ou 9 à 21 jours), écrivez-nous : nous le cherchons pendant trois jours ouvrés, puis l’envoyons de nouveau ou le remboursons, à votre choix. Vous pouvez annuler une commande sans donner de raison tant qu’elle n’est pas expédiée.',
      ],
    },
    {
      id: 'car-before',
      title: 'Voitures : annuler avant le chargement',
      blocks: [
        {
          terms: [
            ['Avant le début de l’inspection', 'L’acompte est rendu en entier.'],
            [
              'Après, alors que le rapport correspond à l’annonce',
              'L’acompte est rendu, moins le coût de l’inspection, 250 $ US au plus.',
            ],
            [
              'Après le paiement du solde, avant le chargement',
              'Tout ce que vous avez payé, moins les frais survenus (stockage au port, annulation du transporteur), 3 % du prix au plus. Nous justifions chacun d’eux.',
            ],
            [
              'Si nous ne pouvons pas livrer la voiture',
              'Tout ce que vous avez payé, aussitôt et sans déduction.',
            ],
          ],
        },
        'Le séquestre signifie que le solde n’est pas à nous tant que le connaissement n’est pas à votre nom : jusque-là il peut vous être rendu sans nous attendre.',
      ],
    },
    {
      id: 'car-report',
      title: 'Voitures : si le rapport s’écarte de l’annonce',
      blocks: [
        'Un écart est important s’il concerne le kilométrage, l’année, la version, un accident, l’état de la batterie (plus de cinq points sous l’annonce) ou un défaut dont la réparation coûte plus de 1 % du prix. Sous cinq jours ouvrés, vous pouvez refuser la voiture et être intégralement remboursé, accepter un prix réduit ou nous la faire réparer avant le départ.',
      ],
    },
    {
      id: 'car-arrival',
      title: 'Voitures : à l’arrivée',
      blocks: [
        {
          list: [
            'Faites le tour de la voiture avant de signer le reçu du transporteur, photographiez ce que vous voyez et faites-le noter.',
            'Écrivez-nous sous sept jours après le retrait. Si l’assurance passait par nous, nous ouvrons le dossier ; sinon nous vous envoyons tous les papiers nécessaires.',
            'Un défaut présent lors de l’inspection et absent du rapport : prévenez-nous sous 30 jours. Nous payons la réparation dans un atelier choisi d’un commun accord, à hauteur du prix de la voiture, ou reprenons celle-ci.',
          ],
        },
        'Une fois le connaissement émis, une voiture ne peut plus être rendue pour un simple changement d’avis.',
      ],
    },
    {
      id: 'refunds',
      title: 'Comment et quand l’argent revient',
      blocks: [
        'Le remboursement revient sur le moyen de paiement utilisé, sous dix jours ouvrés après l’arrivée du colis à notre entrepôt, ou après notre accord pour un remboursement sans retour. Les banques peuvent demander cinq jours de plus. Le montant est celui que vous avez payé en dollars américains ; nous ne compensons pas les taux de change.',
        'Un bon utilisé pour une commande renvoyée vous est rendu s’il est encore valable. Les points et parts gagnés avec elle sont repris. Les lots ne sont pas payés en espèces.',
      ],
    },
    {
      id: 'law',
      title: 'Vos droits légaux',
      blocks: [
        'Si vous êtes un consommateur dans l’Union européenne ou au Royaume-Uni, vous pouvez vous rétracter d’un contrat à distance sous 14 jours après réception ; pour une voiture, ce droit vaut même si cette page offre moins après le chargement. Les garanties de votre loi s’ajoutent à cette politique et ne sont pas remplacées par elle. Voir aussi les [conditions générales](/termsAndConditions).',
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      blocks: [
        'Écrivez à [support@example.com](mailto:support@example.com) avec votre numéro de commande. Nous répondons sous un jour ouvré.',
      ],
    },
  ],
};
