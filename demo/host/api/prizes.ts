import { Friends, PrizeInfo, Records, Round } from '../../shared/replies/prizes.js';
import { shopQuery } from '../data/use-shop-query.js';
import { get } from './request.js';

/** The wheel's prizes and odds, and how many spins the shopper has left. A guest has no spins. */
export const prizeInfoQuery = shopQuery('/pc/prize/info', PrizeInfo);

/** The results of the shopper's spins, most recent first. */
export const recordsQuery = shopQuery('/pc/prize/prizeRecord', Records);

/** The spins that friends earned for the shopper, most recent first. */
export const friendsQuery = shopQuery('/pc/prize/invtRecord', Friends);

/** Returns a round by its number, whoever it belongs to. Fails with code 404 if there is none. */
export const loadRound = (number: string) => get('/pc/prize/round', Round, { number });
