import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Campaign } from '../../../demo/server/campaigns/campaign.js';
import { inEachLanguage } from '../../../demo/shared/language.js';

/** How the operator's command ended. */
interface Result {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a campaign command as the operator does, in a process of its own.
 * @param env the `DATA_DIR` or the `DATABASE_URL` of the server
 */
export async function runCampaign(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Result> {
  const program = ['--import', 'tsx', 'demo/server/operator/operate.ts', 'campaign', ...args];
  const command = spawn(process.execPath, program, { env: { PATH: process.env.PATH, ...env } });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    command[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  const [code] = await once(command, 'close');
  return { code, ...output };
}

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
