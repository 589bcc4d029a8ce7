import { tsImport } from 'tsx/esm/api';

/** Where each group of the definition is kept. */
const PLACES = { local: 'local storage', session: 'session storage', cookies: 'cookie' };

/** What the shopper does before something is written with `storage="on-use"`, by act. */
const AFTER = {
  'sign-in': 'signs in',
  location: 'chooses where to deliver',
  language: 'chooses a language',
  spin: 'spins the wheel',
  claim: 'claims a gift',
  close: 'closes the popup',
  search: 'searches, with consent',
  any: 'does any of these, or puts something in the cart',
};

/**
 * Returns everything that the widgets may keep in the browser (contract section 10).
 * @returns {Promise<readonly { name: string, place: string, purpose: string, lifetime: string, after: string }[]>}
 */
export async function readStored() {
  const { storedDefinition } = await tsImport('../state/storage.definition.ts', import.meta.url);
  return Object.entries(storedDefinition).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, { description, words, days, act }]) => ({
      name: group === 'cookies' ? `portal_${name}` : name,
      place: PLACES[group],
      purpose: description,
      lifetime: days ? `${days} days` : words,
      after: AFTER[act],
    })),
  );
}

/** Rollup plugin: writes `dist/storage.json`, for consent managers (contract section 1). */
export const stored = () => ({
  name: 'stored',
  async generateBundle() {
    const source = `${JSON.stringify(await readStored(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'storage.json', source });
  },
});
