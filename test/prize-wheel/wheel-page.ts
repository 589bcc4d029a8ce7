import '../../src/prize-wheel/define.js';
import { readToken } from '../../src/state/identity.js';
import { endSession, openSession } from '../../src/state/session.js';
import { cookies, local, session } from '../../src/state/storage.js';
import { configure, setBigdata } from '../../src/state/store.js';
import { removeAddedDialogs } from '../support/added-dialogs.js';
import { type Answer, answers, type Call } from '../support/answers.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

export type WheelElement = HTMLElement & {
  disabled: boolean;
  spin(): Promise<Readonly<Record<string, unknown>> | null>;
};

export const names = [
  ...['$5 off', 'Not this time', '10% off', '50 points', '$20 off', 'One more spin', 'A dash cam'],
  'One free share',
];

/** Returns the award that the server draws for a sector. */
export const awardOf = (level: number) => ({
  award_level: level,
  award_name: names[level - 1],
  award_state: level === 2 ? 0 : 1,
  award_explain: `Explained: ${names[level - 1]}`,
  goods_id: 0,
  can_award_num: 2,
});

export const info = {
  prize_img: '',
  prize_btn: '',
  prize_win: '',
  tip1: 'Win every day',
  tip2: 'One free spin a day',
  prizes: names.map((award_name, index) => ({ award_level: index + 1, award_name, odds: 0.125 })),
  can_award_num: 3,
};

afterEach(async () => {
  removeAddedDialogs();
  endSession();
  local.write('prizeDraw', null);
  local.write('dzpTime', null);
  session.write('prizeDraw', null);
  session.write('spinWish', null);
  cookies.write('myCookie', null);
  configure({ lang: null, themeColor: null });
  setBigdata({ prizeInfo: { status: 'idle' } });
});

/** Opens a server that knows the prizes, and draws sector 3 unless the test overrides its answers. */
export const openServer = (own: Readonly<Record<string, Answer>> = {}): readonly Call[] =>
  answers({
    '/pc/prize/info': () => info,
    '/pc/prize/draw': () => awardOf(3),
    '/common/getConfig': () => ({ content: '', value: '' }),
    '/pc/user/getUserUUID': () => ({ uuid: '00000000-0000-4000-8000-000000000001' }),
    ...own,
  });

export const signIn = (token = 'token-1'): void => openSession(token, { uname: 'Dana' });

/** Returns the draw requests that the server received. */
export const draws = (calls: readonly Call[]): Call[] =>
  calls.filter(({ path }) => path === '/pc/prize/draw');

/** Adds a wheel that can be spun, for a signed-in shopper or for a guest. */
export async function readyWheel(attributes = '', isGuest = false): Promise<WheelElement> {
  if (!isGuest && readToken() === null) signIn();
  const element = addMarkup(
    `<storefront-prize-wheel ${attributes}></storefront-prize-wheel>`,
  ).querySelector<WheelElement>('storefront-prize-wheel');
  if (!element) throw new Error('one was added');
  await isReady(element);
  return element;
}

/** Adds a wheel, and waits until it has its prizes from the server. */
export async function wheelWithPrizes(attributes = ''): Promise<WheelElement> {
  const element = await readyWheel(attributes);
  await until(() => part(element, 'prizes'), 'the prizes are not listed');
  return element;
}

export const isReady = (element: Element): Promise<void> =>
  until(() => part(element, 'button'), 'the wheel is not ready');

export function find<E extends Element = HTMLElement>(element: Element, selector: string): E {
  const found = element.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const part = (element: Element, name: string) => element.shadowRoot?.querySelector(`[part=${name}]`);

export const button = (element: Element): HTMLButtonElement => find(element, '[part=button]');
export const status = (element: Element): string =>
  find(element, '[part=result] [role=status]').textContent ?? '';
export const textOf = (element: Element): string => element.shadowRoot?.textContent ?? '';

/** Returns the animation that turns or fades the wheel. */
export function animationOf(element: Element): Animation {
  const [animation] = find(element, '[part=disc]').getAnimations();
  if (!animation) throw new Error('nothing turns');
  return animation;
}

/** Returns the wheel's rotation in degrees, from 0 to 360. */
export function angleOf(element: Element): number {
  const { a, b } = new DOMMatrix(getComputedStyle(find(element, '[part=disc]')).transform);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** Waits until the end of the turn is planned, that is, until the server has answered. */
export const isPlanned = (element: Element): Promise<void> =>
  until(() => {
    const [animation] = find(element, '[part=disc]').getAnimations();
    return Number(animation?.effect?.getTiming().duration) < 60_000;
  }, 'no end was planned');

/** Pauses the wheel as soon as the end of its turn is planned, so that it doesn't stop on its own. */
export async function holdTurn(element: Element): Promise<void> {
  await isPlanned(element);
  animationOf(element).pause();
}

/** Brings the wheel to rest as soon as the end of its turn is planned. */
export async function letRest(element: Element): Promise<void> {
  await isPlanned(element);
  animationOf(element).finish();
  const isOut = () => button(element).textContent === 'No spins left';
  await until(() => isOut() || !button(element).hasAttribute('aria-disabled'), 'the wheel stays locked');
}
