import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isItsTurn, outOfTurn } from '../tools/turn.js';

const program = fileURLToPath(new URL('simulated-browser.mjs', import.meta.url));

/** What the program prints. */
interface Outcome {
  readonly imports: Readonly<Record<string, string>>;
  readonly widgets: Readonly<
    Record<
      string,
      { readonly isRendered: boolean; readonly isHostThere: boolean; readonly faults: readonly string[] }
    >
  >;
  readonly warnings: readonly string[];
}

async function run(dom: string, way: string, without = ''): Promise<Outcome> {
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, dom, way, without], {
    env,
  });
  assert.equal(stderr, '');
  return JSON.parse(stdout) as Outcome; // the program above printed it
}

const widgets = readdirSync('dist/react')
  .filter((file) => file.endsWith('.js') && file !== 'index.js')
  .map((file) => file.slice(0, -'.js'.length));

/** What else test suites leave out, by the names of the globals. */
const poorer =
  'customElements,MutationObserver,requestAnimationFrame,fetch,matchMedia,CSSStyleSheet,HTMLDialogElement';

/** Tries each of these, and each way, once in two days. The matrix tries all combinations. */
const isTried = (dom: string, way: string) =>
  process.env.MATRIX !== undefined || isItsTurn((dom === 'jsdom') === (way === 'tag') ? 0 : 1, 2);

for (const dom of ['jsdom', 'happy-dom'])
  for (const way of ['tag', 'component'].filter((one) => isTried(dom, one)))
    describe(`in ${dom}, by ${way}`, () => {
      let outcome: Outcome;
      before(async () => {
        outcome = await run(dom, way);
      });

      it('every entry is imported', () => {
        assert.deepEqual(new Set(Object.values(outcome.imports)), new Set(['imported']));
      });

      for (const widget of widgets)
        it(`${widget} renders, and the host’s own content stays`, () => {
          assert.deepEqual(outcome.widgets[widget], { isRendered: true, isHostThere: true, faults: [] });
        });

      it('one warning lists the missing browser features', () => {
        assert.equal(outcome.warnings.length, 1, outcome.warnings.join('\n'));
        assert.match(outcome.warnings[0] ?? '', /^\[storefront-widgets\] This environment has no /);
      });
    });

for (const way of ['tag', 'component'])
  for (const [index, missing] of poorer.split(',').entries())
    it(`by ${way}, in jsdom without ${missing}, nothing throws and the host’s own content stays`, {
      skip: outOfTurn(index),
    }, async () => {
      const { imports, widgets, warnings } = await run('jsdom', way, missing);
      assert.deepEqual(new Set(Object.values(imports)), new Set(['imported']));
      for (const [widget, { isHostThere, faults }] of Object.entries(widgets))
        assert.deepEqual({ widget, isHostThere, faults }, { widget, isHostThere: true, faults: [] });
      const ofMissing = warnings.filter((text) => text.includes('This environment has no'));
      assert.equal(ofMissing.length, 1, warnings.join('\n'));
    });
