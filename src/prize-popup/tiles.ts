import type { GiftPopReply } from '../state/gifts.js';

/** One of a tile's gifts. */
export interface Gift {
  /** URL of its picture, as the server has it. */
  readonly picture: string | null | undefined;
  /** Null where the server does not tell. */
  readonly state: 'fresh' | 'used' | 'locked' | null;
}

/** The gifts of the four tiles: the sections one to four of the popup (spec section 3). */
export function giftsOf({ one, two, three, four }: GiftPopReply): readonly (readonly Gift[])[] {
  return [
    [{ picture: one.img, state: one.is_lock ? 'locked' : one.is_use ? 'used' : 'fresh' }],
    two.map(({ status, img_not_use, img_used, img_lock }) =>
      status === 3
        ? { picture: img_lock, state: 'locked' }
        : status === 2
          ? { picture: img_used, state: 'used' }
          : { picture: img_not_use, state: 'fresh' },
    ),
    [{ picture: three.img, state: null }],
    [{ picture: four.img, state: null }],
  ];
}
