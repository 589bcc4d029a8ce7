import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMPANY } from '../../../demo/shared/company.js';

const FACTS = [
  COMPANY.name,
  ...COMPANY.address,
  COMPANY.phone,
  COMPANY.mail,
  'support@',
  '@meridian.example',
];

const sources = ['assets', 'host', 'mobile', 'sellers', 'server', 'shared'].flatMap((folder) =>
  readdirSync(join('demo', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|json|md|html)$/.test(path))
    .map((path) => join('demo', folder, path)),
);

test("has the company's address, phone number, and mailbox in one file for all pages and mails", () => {
  const found = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return FACTS.some((fact) => text.includes(fact));
  });
  assert.deepEqual(found, [join('demo', 'shared', 'company.ts')]);
});
