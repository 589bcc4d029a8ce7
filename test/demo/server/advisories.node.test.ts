import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import semver from 'semver';
import { array, create, object, optional, record, string, type } from 'superstruct';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/**
 * Advisories that we know of: the package, the versions that have the fault, and its id. A new one is a row. `unreached`
 * says why a fault doesn't matter here, for a version that a package needs.
 */
const ADVISORIES = create(
  read('corpora/advisories.json'),
  array(object({ package: string(), range: string(), id: string(), unreached: optional(string()) })),
);

const { packages } = create(
  read('../../../package-lock.json'),
  type({ packages: record(string(), type({ version: optional(string()), name: optional(string()) })) }),
);

/** The name of an installed package, by its place: the last one of the folders. An alias has its real name inside. */
const nameAt = (place: string, name: string | undefined): string =>
  name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('installs no version of a package that has an advisory', () => {
  const found = Object.entries(packages).flatMap(([place, { version = '0.0.0', name }]) =>
    ADVISORIES.filter(
      (advisory) =>
        !advisory.unreached &&
        place !== '' &&
        advisory.package === nameAt(place, name) &&
        semver.satisfies(version, advisory.range, { includePrerelease: true }),
    ).map(({ id }) => `${place} ${version}: ${id}`),
  );
  assert.deepEqual(found, []);
});

test('finds a vulnerable version of nodemailer wherever it is installed', () => {
  const rows = ADVISORIES.filter((advisory) => advisory.package === 'nodemailer');
  assert.ok(rows.every(({ range }) => semver.satisfies('6.9.16', range)));
  assert.equal(nameAt('node_modules/mailparser/node_modules/nodemailer', undefined), 'nodemailer');
  assert.equal(nameAt('node_modules/@babel/helpers', undefined), '@babel/helpers');
  assert.equal(nameAt('node_modules/react-18', 'react'), 'react');
});
