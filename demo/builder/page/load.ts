import { array, create, number, record, type Struct, string, type } from 'superstruct';
import { configure, request } from '../../../dist/index.js';
import { type Catalog, catalogOf, Manifest } from '../catalog/catalog.js';
import type { Release } from '../snippets/release.js';
import type { Places } from './places.js';

/** @throws {Error} if the file is missing or malformed */
async function readJson<T>(url: string, struct: Struct<T, unknown>, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const body: unknown = await response.json();
  return create(body, struct);
}

export const loadCatalog = async ({ dist }: Places): Promise<Catalog> =>
  catalogOf(await readJson(`${dist}custom-elements.json`, Manifest));

const Costs = type({
  version: string(),
  files: record(string(), number()),
  widgets: record(string(), type({ first: array(string()), later: array(string()) })),
});

const Hashes = record(string(), string());

/** Loads the facts about the built files, or about the release of the same version if the server keeps it. */
export async function loadRelease({ dist, releases }: Places): Promise<Release> {
  const costs = await readJson(`${dist}costs.json`, Costs);
  const pinned = `${releases}storefront-widgets@${costs.version}/`;
  const found = (base: string) => readJson(`${base}integrity.json`, Hashes);
  const pinnedHashes = await found(pinned).catch(() => null); // null if the server has only the built files
  return {
    ...costs,
    base: pinnedHashes ? pinned : dist,
    isPinned: pinnedHashes !== null,
    integrity: pinnedHashes ?? (await found(dist)),
  };
}

/** A make or a model: the attribute's value and the name that visitors see. */
export interface Option {
  readonly value: string;
  readonly name: string;
}

export interface Make extends Option {
  readonly models: readonly Option[];
}

/** Loads the shop's makes and their models. */
export async function loadMakes(api: string, lang: string): Promise<readonly Make[]> {
  configure({ api, lang });
  const { banner } = await request('carIndex');
  return banner.brand.map(({ brand_name, value, car_model }) => ({
    value,
    name: brand_name,
    models: car_model.map((model) => (typeof model === 'string' ? { value: model, name: model } : model)),
  }));
}
