import type { LegalDocument } from '../document.js';

export const document: LegalDocument = {
  title: 'Refund and returns policy',
  updated: '2026-11-02',
  summary: [
    'Goods: 30 days from delivery to send them back, unused. If something is faulty or wrong, we pay for everything.',
    'Cars: the whole deposit comes back if the inspection report differs from the listing in a way that matters.',
    'Refunds go to the method that you paid with, within ten business days.',
  ],
  sections: [
    {
      id: 'overview',
      title: 'At a glance',
      blocks: [
        {
          terms: [
            [
              'You changed your mind about goods',
              'Within 30 days of delivery: the price, less US$6.95 for the return label.',
            ],
            [
              'Goods arrived damaged, faulty or wrong',
              'Within 60 days of delivery: a replacement, or the price with all shipping costs.',
            ],
            [
              'Goods did not arrive',
              'From the day after the last day promised: sent again, or a full refund.',
            ],
            [
              'The report on your car disappoints',
              'Within five business days of receiving it: the whole deposit, if the car differs from the listing.',
            ],
            [
              'You no longer want the car',
              'Before it is loaded: the money paid, less the costs named below.',
            ],
            [
              'The car arrived damaged',
              'Within seven days of collecting it: repair costs, a price reduction or the insurance claim, handled by us.',
            ],
          ],
        },
      ],
    },
    {
      id: 'goods',
      title: 'Returning goods',
      blocks: [
        'You may return most goods bought for delivery in the United States within 30 days of delivery. They should be unused, complete and in their packaging; trying on and trying out as in a shop is fine.',
        {
          list: [
            'Open the order in your account, choose “Return” and say which items. If you ordered as a guest of a partner’s page, write to [support@example.com](mailto:support@example.com) with the order number.',
            'Print the label, or show its code at the carrier’s counter.',
            'Send the parcel within 14 days. Keep the receipt until the refund has arrived.',
          ],
        },
        'If only a part of a set is returned, or its value has fallen because it was used, we may refund less; we tell you how much, and why, before we do.',
      ],
    },
    {
      id: 'excluded',
      title: 'What cannot be returned',
      blocks: [
        {
          list: [
            'Goods that were made or altered for you.',
            'Sealed hygiene goods, such as cosmetics, once they are opened.',
            'Food and other things that spoil.',
            'Gift cards, and digital goods once they are downloaded.',
            'Goods that are marked “final sale” on the product page and in the basket.',
          ],
        },
        'None of this holds if the item is faulty, unsafe or not what you ordered.',
      ],
    },
    {
      id: 'faulty',
      title: 'Damaged, faulty or wrong goods',
      blocks: [
        'Tell us within 60 days of delivery, with a photograph if you can. You choose between a replacement and a refund; we pay for the return, and for the first delivery. If returning the item makes no sense, you keep it. The maker’s warranty and your rights by law stay untouched.',
      ],
    },
    {
      id: 'late',
      title: 'Late and lost parcels',
      blocks: [
        'If a parcel has not come by the last day of the time promised (2–4 or 9–21 days), write to us: we look for it for three business days, then send it again or refund it, as you wish. You may cancel an order without giving a reason for as long as it has not been shipped.',
      ],
    },
    {
      id: 'car-before',
      title: 'Cars: cancelling before loading',
      blocks: [
        {
          terms: [
            ['Before the inspection has begun', 'The whole deposit is returned.'],
            [
              'After it, though the report fits the listing',
              'The deposit is returned, less the cost of the inspection, at most US$250.',
            ],
            [
              'After the balance is paid, before loading',
              'All that you paid, less costs that have arisen (port storage, carrier’s cancellation fee), at most 3% of the price. We prove each of them.',
            ],
            ['If we cannot deliver the car', 'Everything that you paid, at once and without deduction.'],
          ],
        },
        'Escrow means that the balance is not ours until the bill of lading names you: until then it can be returned without waiting for us.',
      ],
    },
    {
      id: 'car-report',
      title: 'Cars: if the report differs from the listing',
      blocks: [
        'A difference matters if it concerns the mileage, year, version, an accident, the battery’s health (more than five points below the listing), or a fault that costs more than 1% of the price to repair. Within five business days you may decline the car for a full refund, accept a lower price, or have us repair it before it sails.',
      ],
    },
    {
      id: 'car-arrival',
      title: 'Cars: on arrival',
      blocks: [
        {
          list: [
            'Walk around the car before you sign the carrier’s receipt, photograph what you see and have it noted there.',
            'Write to us within seven days of collecting the car. If it was insured through us, we file the claim; otherwise we send you all the papers that you need.',
            'A fault that was there at the inspection and not in the report: tell us within 30 days. We pay the repair at a workshop agreed on, up to the price of the car, or take the car back.',
          ],
        },
        'Once the bill of lading is issued, a car cannot be returned for a change of mind.',
      ],
    },
    {
      id: 'refunds',
      title: 'How and when the money comes back',
      blocks: [
        'Refunds go to the method that you paid with, within ten business days of the parcel reaching our warehouse, or of our agreeing to a refund without a return. Banks may need another five. The amount is in US dollars as you paid it; we do not make up for exchange rates.',
        'A coupon that was used for a returned order is given back if it is still valid. Points and shares earned by it are taken back. Prizes are not paid out in cash.',
      ],
    },
    {
      id: 'law',
      title: 'Your rights by law',
      blocks: [
        'If you are a consumer in the European Union or the United Kingdom, you may withdraw from a distance contract within 14 days of receiving the goods; for a car, this right holds although this page offers less after loading. Warranty rights of your home law are added to this policy and not replaced by it. See also the [terms and conditions](/termsAndConditions).',
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      blocks: [
        'Write to [support@example.com](mailto:support@example.com) with your order number. We answer within one business day.',
      ],
    },
  ],
};
