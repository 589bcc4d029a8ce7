/** Where the builder finds everything else. All but `api` and `site` end with a slash. */
export interface Places {
  /** The built widgets. */
  readonly dist: string;
  /** The directory that keeps releases by version, if there is one. */
  readonly releases: string;
  /** The API that the preview uses, and that snippets use if the choice doesn't name one. */
  readonly api: string;
  /** The shop. */
  readonly site: string;
  /** The host pages of the preview. */
  readonly hosts: string;
}

const within = (path: string, base: string): string => new URL(path, base).href;

/** Reads `data-dist`, `data-releases`, `data-api`, and `data-site` from the `<html>` tag, as absolute URLs. */
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
