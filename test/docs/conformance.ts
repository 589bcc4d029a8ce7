import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { array, assert as assertStruct, enums, object, string } from 'superstruct';
import { readConformance } from '../../src/build/docs/conformance.mjs';

/** The criteria of WCAG 2.2. Number 4.1.1 was removed from it. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

/** What is so because there is nothing that could be otherwise: no test can look for it. */
const BY_ABSENCE = ['1.3.3', '2.5.1'];

const Conformance = array(
  object({
    criterion: string(),
    name: string(),
    level: enums(['A', 'AA']),
    support: enums(['supports', 'partly', 'not', 'not applicable']),
    remark: string(),
    tests: array(object({ file: string(), title: string() })),
  }),
);

describe('the report on accessibility', () => {
  const rows: unknown = readConformance();
  assertStruct(rows, Conformance);

  it('has each criterion of levels A and AA, once and in order', () => {
    for (const level of ['A', 'AA'] as const)
      assert.equal(
        rows
          .filter((row) => row.level === level)
          .map(({ criterion }) => criterion)
          .join(' '),
        CRITERIA[level],
      );
  });

  it('has as many criteria that are met in part as the README and the home page say', () => {
    const count = rows.filter(({ support }) => support === 'partly').length;
    const word = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count];
    for (const path of ['README.md', 'demo/docs/index.md'])
      assert.ok(readFileSync(path, 'utf8').includes(`WCAG 2.2 AA, with ${word} criteria met in part`), path);
  });

  for (const { criterion, name, support, remark, tests } of rows)
    it(`${criterion} ${name}: its tests exist, and what isn't supported is explained`, () => {
      for (const { file, title } of tests)
        assert.ok(readFileSync(`test/${file}`, 'utf8').includes(title), `${file} has no test "${title}"`);
      if (support === 'supports' && !BY_ABSENCE.includes(criterion))
        assert.ok(tests.length > 0, 'which tests?');
      if (support !== 'supports' || BY_ABSENCE.includes(criterion)) assert.notEqual(remark, '');
    });
});
