import type { GiftPopReply } from '../state/gifts.js';

/** One of a tile's gifts. */
export interface Gift {
  /** The URL of its picture, as sent by the server. */
  readonly picture: string | null | undefined;
  /** Null if the server doesn't say. */
  readonly state: 'fresh' | 'claimed' | 'used' | 'locked' | null;
  /** What it is and its value, such as "$10 off". */
  readonly name?: string | null | undefined;
  /** When it expires, as ISO 8601. */
  readonly expires_at?: string | null | undefined;
}

/**
 * Returns the gifts of the four tiles: sections one to four of the popup (spec section 3).
 * @param isClaimed whether the shopper has claimed the gifts; those that could be claimed are then no longer fresh.
 */
export function giftsOf(
  { one, two, three, four }: GiftPopReply,
  isClaimed: boolean,
): readonly (readonly Gift[])[] {
  const claimable = isClaimed ? 'claimed' : 'fresh';
  const detailsOf = ({ name, expires_at }: Pick<Gift, 'name' | 'expires_at'>) => ({ name, expires_at });
  return [
    [
      {
        ...detailsOf(one),
        picture: one.img,
        state: one.is_lock ? 'locked' : one.is_use ? 'used' : claimable,
      },
    ],
    two.map((each) =>
      each.status === 3
        ? { ...detailsOf(each), picture: each.img_lock, state: 'locked' }
        : each.status === 2
          ? { ...detailsOf(each), picture: each.img_used, state: 'used' }
          : { ...detailsOf(each), picture: each.img_not_use, state: claimable },
    ),
    [{ ...detailsOf(three), picture: three.img, state: null }],
    [{ ...detailsOf(four), picture: four.img, state: null }],
  ];
}
