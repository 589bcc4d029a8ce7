import type { LegalDocument } from '../document.js';

export const document: LegalDocument = {
  title: 'Terms and conditions',
  updated: '2026-11-02',
  summary: [
    'The price of a car is in US dollars, free on board at the port named. Freight, insurance and papers are quoted before you pay.',
    'A deposit of 10% reserves a car and starts its inspection. The balance is held in escrow until the bill of lading names you.',
    'Goods for the United States arrive in 2–4 or in 9–21 days and can be returned within 30 days.',
    'Nothing here takes away a right that the law of your home gives you as a consumer.',
  ],
  sections: [
    {
      id: 'about',
      title: 'Who we are, and what these terms cover',
      blocks: [
        'Meridian Car Export (“Meridian”, “we”) sells new and used cars for export to buyers around the world, and everyday goods to shoppers in the United States. These terms apply whenever you visit our site, open an account or buy something, on a computer, on a phone or through a widget of ours on a partner’s page.',
        'Two documents belong to them: the [privacy policy](/Privacy-policy) and the [refund and returns policy](/refund-and-returns-policy). If you buy for a business, you confirm that you may act for it.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You can browse without an account. To order, save addresses or take part in promotions you need one. You must be at least 18 years old, give an email address that is yours, and keep your details up to date.',
        {
          list: [
            'We confirm your address with a code of six digits. It is valid for ten minutes and works once. We never ask for it by phone or chat.',
            'Keep your password to yourself. Tell us at once if you believe that someone else knows it; changing it signs out every other device.',
            'You stay signed in on a device for up to 14 days, unless you sign out.',
            'You may close your account at any time. Orders that are under way are completed first.',
          ],
        },
        'We may suspend an account that is used for fraud, breaks these terms or puts others at risk. We tell you the reason, unless the law forbids it, and you may object.',
      ],
    },
    {
      id: 'orders',
      title: 'Prices, and when a contract is made',
      blocks: [
        'Prices are in US dollars. What you see in the shop is an invitation to order. Your order is an offer; the contract is made when we confirm it by email, or when we ship, whichever comes first.',
        'We take care over prices and descriptions, but mistakes happen. If a price is plainly wrong, we tell you before anything is shipped, and you choose: the correct price, or your money back in full.',
        'Sales tax is added where a state in the US requires it. Import duty, value added tax and registration in the country of destination are yours to pay; our quotation names them only as an estimate.',
      ],
    },
    {
      id: 'cars',
      title: 'Buying a car',
      blocks: [
        {
          terms: [
            [
              'Reservation',
              'A deposit of 10% of the price takes the car off the market for 14 days. It counts towards the price.',
            ],
            [
              'Inspection',
              'Our engineers check the car at the port and send you photos, readings and a signed report, as a rule within five business days.',
            ],
            [
              'Your decision',
              'You have five business days to accept the report. If it differs from the listing in a way that matters, you may decline and the whole deposit is returned.',
            ],
            [
              'Balance',
              'It is due within ten days of your acceptance and is held in escrow until the bill of lading is issued in your name.',
            ],
            [
              'Delivery and risk',
              'Free on board (FOB, Incoterms 2020) at the port named: risk passes to you when the car is on board. With freight and insurance through us, the policy names you.',
            ],
          ],
        },
        'Please ask your authorities before you order whether the car may be imported and registered: emission standards, the side of the steering wheel and charging plugs differ. Sailing dates are the carrier’s estimates; we pass on every change within one business day.',
        'We do not ship to places, or sell to persons, that sanctions or export rules exclude.',
      ],
    },
    {
      id: 'goods',
      title: 'Buying goods in the United States',
      blocks: [
        'The delivery time depends on the stock that an item comes from: 2–4 days from our US warehouses, 9–21 days from overseas. It is shown for your zip code before you pay. Risk passes to you when the parcel is handed over at your address.',
        'If we cannot ship within the time promised, we tell you the new date. You may agree to it, or cancel for a full refund.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'We accept the cards and methods shown at the checkout, and bank transfer for cars. Card details go straight to our payment provider; we never see or store the full number.',
        'Bank details are shown in your account alone. We never send changed bank details by email: if you receive any, do not pay, and write to us.',
      ],
    },
    {
      id: 'promotions',
      title: 'Coupons, points, shares and prizes',
      blocks: [
        {
          list: [
            'A coupon is valid until the date shown, for one order, and cannot be exchanged for cash.',
            'Points, and the shares that the shop gives away, are rewards of the shop. They are no security, pay no dividend and cannot be sold. What they are worth is shown in your account.',
            'Prize draws are open to residents of the United States aged 18 or over, with one account a person. No purchase is necessary. The server draws each result at random; the chances are listed beside the wheel.',
            'We may take back what was gained with several accounts, programs or other abuse.',
          ],
        },
      ],
    },
    {
      id: 'sellers',
      title: 'Other sellers and partner sites',
      blocks: [
        'Some goods are sold by independent sellers and factories. Their name stands on the product page; the contract for the item is with them. We take your payment, answer your questions, and stand in with a refund if they fail to deliver or sell something that is not as described.',
        'Partner sites may show our search, sign-in and location tools. What you enter there goes to us, not to the partner; the rest of their page is their own responsibility.',
      ],
    },
    {
      id: 'conduct',
      title: 'Using the site fairly',
      blocks: [
        'Please do not try to reach other people’s accounts, disturb the service, copy the catalogue by automated means beyond what search engines do, post unlawful content, or buy under a false name. If you find a security hole, write to us first; we will not act against anyone who reports in good faith.',
        'The texts, pictures and software of the site belong to us or to our licensors. Car makes and their marks belong to their owners and are named to describe the cars.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We answer without limit for intent and gross negligence, for injury to life, body or health, for fraud, and wherever the law forbids a limit.',
        'Otherwise we answer for foreseeable damage only, up to the price of the order concerned or US$500, whichever is higher, and not for lost profit. We do not answer for delays by carriers, customs or events that nobody could prevent; your right to cancel and be refunded remains.',
      ],
    },
    {
      id: 'disputes',
      title: 'Law and disputes',
      blocks: [
        'Write to us first: most things are settled within ten business days. If not, the law of the State of New York applies, and its courts decide. You may also use the small claims court of your own county.',
        'If you are a consumer outside the United States, the mandatory law of your country protects you all the same, and you may go to the courts there. The UN Convention on the International Sale of Goods applies to sales between businesses only.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'An order is governed by the terms that were in force on its day. If we change them in a way that matters to you, we write to you at least 30 days before. If a clause turns out to be invalid, the others stay. Where a translation differs, the English text decides, unless your law says otherwise.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [
        'Meridian Car Export, customer service: [support@example.com](mailto:support@example.com). We answer in English, Russian, Arabic and French, as a rule within one business day.',
      ],
    },
  ],
};
