import type { Market } from './makes/make.js';

/** Ports by country. Those in the United States are zone 1. */
export const PORTS_OF = {
  'United States': ['Los Angeles', 'Houston', 'Newark', 'Savannah', 'Jacksonville', 'Baltimore'],
  China: ['Shanghai', 'Guangzhou', 'Tianjin', 'Ningbo'],
  Japan: ['Yokohama', 'Nagoya', 'Kobe'],
  'South Korea': ['Ulsan', 'Pyeongtaek', 'Incheon'],
  Germany: ['Bremerhaven', 'Emden', 'Hamburg'],
  'United Kingdom': ['Southampton', 'Bristol'],
  Belgium: ['Antwerp', 'Zeebrugge'],
  Spain: ['Barcelona'],
  Sweden: ['Gothenburg'],
  Mexico: ['Veracruz'],
} as const;

/** Zone 2: ports where the cars of a market are loaded. */
export const OVERSEAS_PORTS: Readonly<Record<Market, readonly string[]>> = {
  china: PORTS_OF.China,
  japan: PORTS_OF.Japan,
  korea: PORTS_OF['South Korea'],
  germany: PORTS_OF.Germany,
  britain: PORTS_OF['United Kingdom'],
  europe: [...PORTS_OF.Belgium, ...PORTS_OF.Spain, ...PORTS_OF.Sweden],
  america: [...PORTS_OF.Mexico, 'Bremerhaven', 'Antwerp'],
  mexico: PORTS_OF.Mexico,
};

/** The country of each port that cars are at. */
export const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(PORTS_OF).flatMap(([country, ports]) => ports.map((port) => [port, country])),
);
