import { spreadOf } from './statistics.js';

/** What a server did in one round. */
export interface Figures {
  /** The processor time of a request, in microseconds. */
  readonly cpuUs: number;
  readonly aSecond: number;
  /** The time within which 99% of the replies came, in milliseconds. */
  readonly late: number;
}

/** One round: what a "hello" of a bare server took, and then what each server did, in the order of the table. */
export interface Round {
  readonly helloUs: number;
  readonly servers: readonly Figures[];
}

/** Returns the table's head, with the ratios first: they alone hardly depend on what else the machine does. */
export const headOf = (servers: readonly string[]): string[] => [
  'what',
  ...servers.map((name) => `${name}, hellos`),
  ...servers.flatMap((name) => [`${name}, a second`, '99%, ms', 'memory, MB']),
];

/**
 * Returns a row of the table. Each figure is the median of the rounds, and each ratio is within its round.
 * @param peaks the memory of each server, in megabytes
 */
export function rowOf(name: string, rounds: readonly Round[], peaks: readonly number[]): string[] {
  const medianOf = (server: number, figure: (figures: Figures, helloUs: number) => number) =>
    spreadOf(
      rounds.map(({ servers, helloUs }) => {
        const figures = servers[server];
        return figures === undefined ? Number.NaN : figure(figures, helloUs);
      }),
    ).median;
  return [
    name,
    ...peaks.map((_, server) => format(medianOf(server, ({ cpuUs }, helloUs) => cpuUs / helloUs))),
    ...peaks.flatMap((peak, server) => [
      format(medianOf(server, ({ aSecond }) => aSecond)),
      format(medianOf(server, ({ late }) => late)),
      format(peak),
    ]),
  ];
}

export const format = (figure: number): string =>
  figure < 20 ? figure.toFixed(1) : Math.round(figure).toLocaleString('en');
