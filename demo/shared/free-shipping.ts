/** Value of one zone's goods, in US cents, from which their parcel to the mainland is free. */
export const FREE_FROM: Readonly<Record<1 | 2, number>> = { 1: 5_900, 2: 19_900 };
