/** Where the builder's files find the rest; each with a slash at its end, but for `api`. */
export interface Places {
  /** The built widgets. */
  readonly dist: string;
  /** Under which releases are kept by their version, if they are. */
  readonly releases: string;
  /** The API that the preview asks, and that snippets name where the choice names none. */
  readonly api: string;
  /** The shop. */
  readonly site: string;
  /** The pages of the preview. */
  readonly hosts: string;
}

const within = (path: string, base: string): string => new URL(path, base).href;

/** What the builder's own tag says, as absolute addresses: `data-dist`, `data-releases`, `data-api` and `data-site`. */
export function readPlaces({ baseURI, documentElement }: Document): Places {
  const { dist = '../dist/', releases = '../cdn/', api = '../v3', site = '../' } = documentElement.dataset;
  return {
    dist: within(dist, baseURI),
    releases: within(releases, baseURI),
    api: within(api, baseURI),
    site: within(site, baseURI).replace(/\/$/, ''),
    hosts: within('hosts/', baseURI),
  };
}
