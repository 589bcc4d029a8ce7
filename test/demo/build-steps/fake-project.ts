import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runSteps } from '../../../demo/build-steps/run-steps.js';
import type { Step } from '../../../demo/build-steps/step.js';
import { temporaryFolder } from '../server/temporary-folder.js';

/** A project with two steps: one copies `src/text` to `dist`, and the other one that to `build/copy`. */
export class FakeProject {
  readonly printed: string[] = [];
  /** The names of the steps that have run. */
  readonly #ran: string[] = [];

  constructor(
    files: Readonly<Record<string, string>> = { 'src/text': 'one' },
    readonly root: string = temporaryFolder(files),
  ) {}

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Lists what is in the project's folder. */
  names(): string[] {
    return readdirSync(this.root).sort();
  }

  /** Returns a step that copies a text. @param before what it does before that */
  step(
    name: string,
    files: Pick<Step, 'inputs' | 'outputs' | 'served' | 'after' | 'keepsPrevious'>,
    before: Step['run'] = async () => {},
  ): Step {
    const { inputs, outputs } = files;
    return {
      ...{ name, title: name, ...files },
      run: async (folderOf, signal) => {
        this.#ran.push(name);
        await before(folderOf, signal);
        this.write(`${folderOf(outputs[0] ?? '')}/text`, this.read(`${inputs[0]}/text`));
      },
    };
  }

  /** @param more what the second step reads besides */
  steps(before?: Step['run'], more: readonly string[] = []): Step[] {
    return [
      this.step('library', { inputs: ['src'], outputs: ['dist'] }, before),
      this.step('pages', { inputs: ['dist', ...more], outputs: ['build/copy'], after: ['library'] }),
    ];
  }

  /** Builds, and returns the names of the steps that ran. */
  async build(
    steps: readonly Step[] = this.steps(),
    options: { readonly isWhole?: boolean; readonly signal?: AbortSignal } = {},
  ): Promise<string[]> {
    this.#ran.length = 0;
    await runSteps({ root: this.root, steps, print: (line) => this.printed.push(line), ...options });
    return [...this.#ran];
  }
}
