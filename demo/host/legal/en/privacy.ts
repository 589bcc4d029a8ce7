import type { LegalDocument } from '../document.js';

export const document: LegalDocument = {
  title: 'Privacy policy',
  updated: '2026-11-02',
  summary: [
    'We use your data to run your account, to deliver what you order and to keep the shop safe. We do not sell it.',
    'The site sets no advertising cookies. What it keeps in your browser is listed below, item by item.',
    'Google, Facebook or X learn that you use our shop only if you press their button.',
    'You may see, correct, take along or delete your data at any time: one email is enough.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        'Meridian Car Export decides how the data of this shop is used. For anything about privacy write to [support@example.com](mailto:support@example.com) with the word “privacy” in the subject.',
        'This policy also covers our widgets on partner pages: what you type into them goes to us, and the partner does not get to see it.',
      ],
    },
    {
      id: 'data',
      title: 'What we collect',
      blocks: [
        {
          terms: [
            [
              'Account',
              'Email address, name, password (as a one-way hash only), language, invitation code if you used one, and the day you joined.',
            ],
            [
              'Addresses and location',
              'The delivery addresses that you save, and the zip code that you enter. We do not ask your device where you are.',
            ],
            [
              'Orders',
              'What you bought, prices, delivery and return details, messages about the order. For cars also what customs and the carrier require, such as a passport or tax number.',
            ],
            [
              'Payment',
              'The method, the last four digits and the result. The card number itself goes to the payment provider alone.',
            ],
            [
              'Visits',
              'A random visitor number, pages and searches, the time, the IP address and the kind of browser.',
            ],
            ['Promotions', 'Coupons, points, shares and the results of prize draws.'],
          ],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Why we use it, and on what ground',
      blocks: [
        {
          terms: [
            [
              'To serve you',
              'Account, orders, delivery, returns and support: because of our contract with you.',
            ],
            [
              'To keep the shop safe',
              'Limits on sign-in attempts, prevention of fraud, error logs: because of our legitimate interest, and yours.',
            ],
            [
              'To make it better',
              'Which searches find nothing, which pages are slow: from visits, without your name.',
            ],
            ['To obey the law', 'Invoices, customs papers, sanctions checks.'],
            ['To tell you of offers', 'Only if you agreed. Every such email has a link that ends them.'],
          ],
        },
        'No decision that has legal effect for you is made by a program alone.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      blocks: [
        'Everything here is needed for what you asked the shop to do. You can delete it in your browser’s settings; then you are signed out, and the shop starts afresh.',
        {
          terms: [
            ['portal_myCookie, token', 'Keeps you signed in: up to 14 days, or until you sign out.'],
            [
              'portal_userInfo, userInfo',
              'Your name and settings, to greet you without asking the server: 14 days.',
            ],
            ['portal_NewLang, portal_locale', 'The language that you chose: 14 and 365 days.'],
            [
              'portal_prizeShown',
              'Remembers that a prize was shown, so that it does not come up again: 2 days.',
            ],
            [
              'Applycode, Applycity',
              'The zip code and city that you entered, until you change or clear them.',
            ],
            ['newuuid, firstVisitTime', 'A random visitor number and the time of the first visit.'],
            [
              'dzpTime, coupon_bol, centerDialogVisibletime, acconutShower',
              'When you last spun the wheel, and which notes you have closed.',
            ],
          ],
        },
      ],
    },
    {
      id: 'social',
      title: 'Signing in with Google, Facebook or X',
      blocks: [
        'Their scripts are loaded when you press their button, not before. From them we receive an identifier and, if you allow it, your name, email address and picture. We do not receive your password, your contacts or your posts, and we publish nothing in your name.',
        'We link such a sign-in to the identifier that the provider gives, never to an email address alone. What the provider does with the fact that you signed in here is told in its own policy.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who receives data',
      blocks: [
        {
          list: [
            'Carriers, freight forwarders, insurers and customs: what they need to bring you your order.',
            'The payment provider and the escrow bank: what they need to take and hold your payment.',
            'Independent sellers: your name and address, if you order from them.',
            'Providers that run our servers and send our email, under contract and on our instructions.',
            'Authorities and courts, where the law obliges us. We ask for the order in writing and hand over no more than it names.',
          ],
        },
        'We do not sell personal data, and we do not share it for advertising across sites.',
      ],
    },
    {
      id: 'transfers',
      title: 'Data in other countries',
      blocks: [
        'A car crosses borders, and so do its papers: data goes to the port of loading, the carrier and the country of destination. Our servers stand in the United States. For data from the European Economic Area, the United Kingdom and Switzerland we use the standard contractual clauses of the European Commission, of which you may have a copy.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          terms: [
            ['Account and addresses', 'Until you delete them or close the account, then 30 days in backups.'],
            ['Orders, invoices and customs papers', 'Seven years, as tax law requires.'],
            ['Verification codes', 'Ten minutes.'],
            ['Server logs with IP addresses', '30 days.'],
            ['Messages to customer service', 'Two years after the last one.'],
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Connections are encrypted. Passwords and session tokens are stored only as hashes, so that not even we can read them. Sign-in attempts and codes are limited, and a changed password ends all other sessions. If data should get lost in spite of this and you could be harmed, we tell you and the authority within 72 hours.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Wherever you live, you may ask us to show, correct, delete or hand over your data in a common format, to restrict its use, and you may object to a use that rests on our interest. An agreement can be withdrawn at any time. We answer within 30 days, without charge, and treat nobody worse for asking.',
        'Residents of California and other US states may send an agent with their written authority. In Europe you may also complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The shop is made for adults. We do not knowingly collect data of anyone under 16. If a child has opened an account, write to us and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When this policy changes, the date at its top changes with it. If a change matters to you, we write to you before it takes effect. Where a translation differs, the English text decides, unless your law says otherwise.',
      ],
    },
  ],
};
