import type { Campaign } from '../../../demo/server/campaigns/campaign.js';
import { inEachLanguage } from '../../../demo/shared/language.js';

/** What a campaign in spring changes: the prize that is won for sure, the banner, the notices, the color, and a link. */
export function toSpring(campaign: Campaign): Campaign {
  const [first, ...others] = campaign.prizes;
  const [home, ...links] = campaign.navigation;
  if (first === undefined || home === undefined) throw new Error('The campaign has no prizes or no links');
  return {
    ...campaign,
    name: 'Spring',
    prizes: [
      {
        ...{ ...first, kind: 'points', amount: 5, coupon: null, goods: null, stock: null, odds: 1 },
        texts: inEachLanguage(() => ({ name: 'Printemps', explanation: 'Un cadeau.' })),
      },
      ...others.map((prize) => ({ ...prize, odds: 0 })),
    ],
    navigation: [{ ...home, names: { ...home.names, fr: 'Maison' } }, ...links],
    banner: inEachLanguage(() => ({ picture: '/media/spring.svg', titles: ['Le printemps', 'est là'] })),
    notices: inEachLanguage(() => [{ title: 'Soldes', content: 'Jusqu’à dimanche.' }]),
    themeColor: '#166534',
  };
}
