import { readFileSync } from 'node:fs';
import { table } from './reference.mjs';

/** How each level of support is called in a VPAT. */
const SUPPORT = {
  supports: 'Supports',
  partly: 'Partially supports',
  not: 'Does not support',
  'not applicable': 'Not applicable',
};

/** The criteria of WCAG 2.2, levels A and AA, each with how far it is met and the tests that hold it. */
export const readConformance = () => JSON.parse(readFileSync('demo/docs/conformance.json', 'utf8'));

/** Returns the tables of the page "Accessibility conformance", by the level of their criteria. */
export const conformanceTables = () =>
  Object.fromEntries(
    ['A', 'AA'].map((level) => [
      `conformance-${level}`,
      table(
        ['criterion', 'level of support', 'remarks', 'tests'],
        readConformance()
          .filter((row) => row.level === level)
          .map(({ criterion, name, support, remark, tests }) => [
            `${criterion} ${name}`,
            SUPPORT[support],
            remark || '–',
            [...new Set(tests.map(({ file }) => `\`${file}\``))].join(', ') || '–',
          ]),
      ),
    ]),
  );
