import type { LegalDocument } from '../document.js';

export const document: LegalDocument = {
  title: 'Conditions générales',
  updated: '2026-11-02',
  summary: [
    'Le prix d’une voiture est en dollars américains, franco à bord au port indiqué. Fret, assurance et papiers sont chiffrés avant le paiement.',
    'Un acompte de 10 % réserve la voiture et lance son inspection. Le solde reste sous séquestre jusqu’à ce que le connaissement soit à votre nom.',
    'Les articles destinés aux États-Unis arrivent en 2 à 4 jours ou en 9 à 21 jours et peuvent être rendus pendant 30 jours.',
    'Rien ici ne vous retire un droit que la loi de votre pays vous accorde en tant que consommateur.',
  ],
  sections: [
    {
      id: 'about',
      title: 'Qui nous sommes et ce que couvrent ces conditions',
      blocks: [
        'Meridian Car Export (« Meridian », « nous ») vend des voitures neuves et d’occasion à l’export, à des acheteurs du monde entier, et des articles courants à des clients aux États-Unis. Ces conditions s’appliquent dès que vous visitez notre site, ouvrez un compte ou achetez quelque chose, sur ordinateur, sur téléphone ou dans un de nos modules intégré à la page d’un partenaire.',
        'Deux documents en font partie : la [politique de confidentialité](/Privacy-policy) et la [politique de retour et de remboursement](/refund-and-returns-policy). Si vous achetez pour une entreprise, vous confirmez avoir le pouvoir de l’engager.',
      ],
    },
    {
      id: 'account',
      title: 'Votre compte',
      blocks: [
        'Vous pouvez parcourir la boutique sans compte. Il en faut un pour commander, enregistrer des adresses ou participer aux promotions. Vous devez avoir au moins 18 ans, donner une adresse e-mail qui est la vôtre et tenir vos données à jour.',
        {
          list: [
            'Nous vérifions votre adresse avec un code à six chiffres. Il est valable dix minutes et ne sert qu’une fois. Nous ne le demandons jamais par téléphone ni par messagerie.',
            'Gardez votre mot de passe pour vous. Prévenez-nous aussitôt si vous pensez qu’une autre personne le connaît ; en changer déconnecte tous les autres appareils.',
            'Vous restez connecté sur un appareil 14 jours au plus, sauf si vous vous déconnectez.',
            'Vous pouvez fermer votre compte à tout moment. Les commandes en cours sont d’abord menées à terme.',
          ],
        },
        'Nous pouvons suspendre un compte utilisé pour frauder, qui enfreint ces conditions ou met d’autres personnes en danger. Nous vous en donnons la raison, sauf si la loi l’interdit, et vous pouvez la contester.',
      ],
    },
    {
      id: 'orders',
      title: 'Prix et conclusion du contrat',
      blocks: [
        'Les prix sont en dollars américains. Ce que montre la boutique est une invitation à commander. Votre commande est une offre ; le contrat est conclu quand nous la confirmons par e-mail ou quand nous expédions, selon ce qui vient en premier.',
        'Nous soignons les prix et les descriptions, mais une erreur peut arriver. Si un prix est manifestement faux, nous vous le disons avant toute expédition et vous choisissez : le prix exact ou le remboursement intégral.',
        'La taxe de vente est ajoutée là où un État américain l’exige. Les droits de douane, la TVA et l’immatriculation dans le pays de destination sont à votre charge ; nos devis ne les indiquent qu’à titre d’estimation.',
      ],
    },
    {
      id: 'cars',
      title: 'Acheter une voiture',
      blocks: [
        {
          terms: [
            [
              'Réservation',
              'Un acompte de 10 % du prix retire la voiture de la vente pendant 14 jours. Il est déduit du prix.',
            ],
            [
              'Inspection',
              'Nos ingénieurs contrôlent la voiture au port et vous envoient photos, mesures et rapport signé, en général sous cinq jours ouvrés.',
            ],
            [
              'Votre décision',
              'Vous avez cinq jours ouvrés pour accepter le rapport. S’il s’écarte de l’annonce sur un point important, vous pouvez refuser et l’acompte vous est rendu en entier.',
            ],
            [
              'Solde',
              'Il est dû dans les dix jours suivant votre acceptation et reste sous séquestre jusqu’à l’émission du connaissement à votre nom.',
            ],
            [
              'Livraison et risques',
              'Franco à bord (FOB, Incoterms 2020) au port indiqué : les risques vous sont transférés quand la voiture est à bord. Si le fret et l’assurance passent par nous, la police est à votre nom.',
            ],
          ],
        },
        'Demandez à vos autorités, avant de commander, si la voiture peut être importée et immatriculée : normes d’émission, côté du volant et prises de recharge varient. Les dates de départ sont des estimations du transporteur ; nous vous signalons tout changement sous un jour ouvré.',
        'Nous n’expédions pas vers les lieux, ni ne vendons aux personnes, que des sanctions ou des règles d’exportation excluent.',
      ],
    },
    {
      id: 'goods',
      title: 'Acheter des articles aux États-Unis',
      blocks: [
        'Le délai dépend du stock d’où vient l’article : 2 à 4 jours depuis nos entrepôts américains, 9 à 21 jours depuis l’étranger. Il est indiqué pour votre code postal avant le paiement. Les risques vous sont transférés à la remise du colis à votre adresse.',
        'Si nous ne pouvons pas expédier dans le délai promis, nous vous indiquons la nouvelle date. Vous pouvez l’accepter, ou annuler et être intégralement remboursé.',
      ],
    },
    {
      id: 'payment',
      title: 'Paiement',
      blocks: [
        'Nous acceptons les cartes et moyens de paiement proposés en caisse, et le virement pour les voitures. Les données de carte vont directement à notre prestataire de paiement ; nous ne voyons ni ne conservons jamais le numéro complet.',
        'Les coordonnées bancaires figurent uniquement dans votre compte. Nous n’envoyons jamais de nouvelles coordonnées par e-mail : si vous en recevez, ne payez pas et écrivez-nous.',
      ],
    },
    {
      id: 'promotions',
      title: 'Bons de réduction, points, parts et lots',
      blocks: [
        {
          list: [
            'Un bon est valable jusqu’à la date indiquée, pour une commande, et n’est pas échangeable contre de l’argent.',
            'Les points, et les parts que la boutique offre, sont des récompenses de la boutique. Ce ne sont pas des titres financiers ; ils ne donnent droit à aucun dividende et ne peuvent être vendus. Leur valeur est indiquée dans votre compte.',
            'Les tirages sont ouverts aux résidents des États-Unis âgés d’au moins 18 ans, à raison d’un compte par personne. Aucun achat n’est nécessaire. Le serveur tire chaque résultat au hasard ; les chances sont indiquées près de la roue.',
            'Nous pouvons reprendre ce qui a été obtenu au moyen de plusieurs comptes, de programmes ou d’autres abus.',
          ],
        },
      ],
    },
    {
      id: 'sellers',
      title: 'Autres vendeurs et sites partenaires',
      blocks: [
        'Certains articles sont vendus par des vendeurs et des usines indépendants. Leur nom figure sur la page du produit ; c’est avec eux que le contrat est conclu. Nous encaissons votre paiement, répondons à vos questions et vous remboursons s’ils ne livrent pas ou si l’article n’est pas conforme.',
        'Des sites partenaires peuvent afficher nos outils de recherche, de connexion et de lieu de livraison. Ce que vous y saisissez va à nous, non au partenaire ; le reste de leur page relève de leur seule responsabilité.',
      ],
    },
    {
      id: 'conduct',
      title: 'Un usage loyal du site',
      blocks: [
        'Merci de ne pas chercher à accéder aux comptes d’autrui, perturber le service, copier le catalogue par des moyens automatisés au-delà de ce que font les moteurs de recherche, publier des contenus illicites ou acheter sous un faux nom. Si vous trouvez une faille de sécurité, écrivez-nous d’abord ; nous n’agirons contre personne qui la signale de bonne foi.',
        'Les textes, images et logiciels du site nous appartiennent ou appartiennent à nos concédants. Les marques automobiles appartiennent à leurs titulaires et ne sont citées que pour décrire les voitures.',
      ],
    },
    {
      id: 'liability',
      title: 'Ce dont nous répondons',
      blocks: [
        'Nous répondons sans limite de la faute intentionnelle et de la faute lourde, des atteintes à la vie, au corps ou à la santé, de la fraude, et partout où la loi interdit une limite.',
        'Dans les autres cas, nous ne répondons que des dommages prévisibles, à hauteur du prix de la commande concernée ou de 500 $ US si ce montant est plus élevé, et non du manque à gagner. Nous ne répondons pas des retards dus aux transporteurs, à la douane ou à des événements que nul ne pouvait empêcher ; votre droit d’annuler et d’être remboursé demeure.',
      ],
    },
    {
      id: 'disputes',
      title: 'Droit applicable et litiges',
      blocks: [
        'Écrivez-nous d’abord : la plupart des différends sont réglés en dix jours ouvrés. À défaut, le droit de l’État de New York s’applique et ses tribunaux décident. Vous pouvez aussi saisir la juridiction des petits litiges de votre comté.',
        'Si vous êtes un consommateur hors des États-Unis, la loi impérative de votre pays vous protège malgré tout et vous pouvez y saisir les tribunaux. La Convention des Nations unies sur la vente internationale de marchandises ne s’applique qu’aux ventes entre professionnels.',
      ],
    },
    {
      id: 'changes',
      title: 'Modification de ces conditions',
      blocks: [
        'Une commande est régie par les conditions en vigueur à sa date. Si nous les modifions d’une façon qui compte pour vous, nous vous écrivons au moins 30 jours avant. Si une clause se révèle nulle, les autres demeurent. Si une traduction diffère, le texte anglais fait foi, sauf si votre loi en dispose autrement.',
      ],
    },
    {
      id: 'contact',
      title: 'Nous joindre',
      blocks: [
        'Meridian Car Export, service client : [support@example.com](mailto:support@example.com). Nous répondons en anglais, en russe, en arabe et en français, en général sous un jour ouvré.',
      ],
    },
  ],
};
