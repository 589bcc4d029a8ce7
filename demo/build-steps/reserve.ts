import type { Settings } from '../server/config.js';
import { claimDataFolder, type DataFolder, OTHERS } from '../server/db/data-folder.js';
import { LOOPBACK, listen } from '../server/listen.js';

/** Reserves what a server will need until it starts, so that no other program takes it. */
export interface Reserved {
  /** Leaves the data folder to another process during some work. */
  readonly lendFolder: (work: () => Promise<void>) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Answers whoever is early. */
const building = () =>
  new Response('The store is being built. Please load the page again in a minute.', {
    status: 503,
    headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' },
  });

/** Returns the ports that a server with these settings listens on, the setting of each, and the address if it differs. */
function portsOf(settings: Settings): readonly (readonly [port: number, variable: string, host: string])[] {
  const { host, standIns, smtpUrl, metricsPort, metricsHost } = settings;
  return [
    [settings.port, 'PORT', host],
    [settings.partnerPort, 'PARTNER_PORT', host],
    ...(standIns ? [[settings.oidcPort, 'OIDC_PORT', host] as const] : []),
    [settings.suggestPort, 'SUGGEST_PORT', host],
    ...(standIns ? [[settings.paymentPort, 'PAYMENT_PORT', host] as const] : []),
    ...(smtpUrl === null ? [[settings.mailPort, 'MAIL_PORT', LOOPBACK] as const] : []),
    ...(metricsPort === null ? [] : [[metricsPort, 'METRICS_PORT', metricsHost] as const]),
  ];
}

/** @throws {StartError} that names a port that is taken, or a data folder that isn't writable or is in use */
export async function reserve(settings: Settings): Promise<Reserved> {
  const stops: (() => Promise<void>)[] = [];
  let folder: DataFolder | null = null;
  const release = async () => {
    await Promise.all(stops.map((stop) => stop()));
    await folder?.release();
  };
  const claim = async () => {
    folder = settings.databaseUrl === null ? await claimPrivately(settings.dataDir) : null;
  };
  try {
    for (const [port, variable, host] of portsOf(settings))
      stops.push((await listen(port, variable, building, { host })).stop);
    await claim();
  } catch (error) {
    await release();
    throw error;
  }
  const lendFolder = async (work: () => Promise<void>) => {
    await folder?.release();
    folder = null;
    await work();
    await claim();
  };
  return { lendFolder, release };
}

/** Claims a data folder, as a server does. The files of the build are for everybody, though. */
async function claimPrivately(dataDir: string): Promise<DataFolder> {
  const umask = process.umask(OTHERS);
  try {
    return await claimDataFolder(dataDir);
  } finally {
    process.umask(umask);
  }
}
