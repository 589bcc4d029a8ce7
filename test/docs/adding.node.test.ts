// matrix: only
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { npmCommand, withSlashes } from '../../src/build/platform.mjs';
import { temporaryFolder } from '../demo/server/temporary-folder.js';
import { drive } from '../tools/drive.mjs';
import { chromium, testInChromium } from '../tools/needs-chromium.js';

/** A copy of the project, in which the steps of CONTRIBUTING.md are followed. */
const project = join(temporaryFolder(), 'project');
cpSync('.', project, {
  recursive: true,
  filter: (path) => !/^(?:node_modules|release|\.git|demo\/(?:build|data))$/.test(withSlashes(path)),
});
// Windows lets everybody make a junction, and few people a link.
symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');

/** Something that a contributor does: writes a file, adds lines to one, or runs commands. */
type Step =
  | { readonly path: string; readonly below?: string | undefined; readonly code: string }
  | { readonly commands: readonly string[] };

/** Returns the steps of a section: its code blocks, with what the paragraph before each says about it. */
function stepsOf(title: string): Step[] {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const [, section = ''] = new RegExp(`^## ${title}\\n([\\s\\S]*?)(?=^## )`, 'm').exec(text) ?? [];
  const fences = [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  return fences.map(({ 0: fence, 1: language, 2: code = '', index }) => {
    if (language === 'sh')
      return { commands: code.split('\n').flatMap((line) => line.split('#')[0]?.trim() || []) };
    const paragraph = section.slice(0, index).trim().split('\n\n').at(-1)?.replaceAll('\n', ' ') ?? '';
    const [, path, below] = /^(?:In )?`(src\/[^`]+)`(?:, below `([^`]+)`)?/.exec(paragraph) ?? [];
    assert.ok(path, `Nothing says where this goes: ${fence}`);
    return { path, below, code };
  });
}

function write({ path, below, code }: Exclude<Step, { commands: unknown }>): void {
  const file = join(project, path);
  if (!below) {
    assert.ok(!existsSync(file), `${path} is there already`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    return;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.trim() === below);
  assert.ok(at >= 0, `${path} has no line ${below}`);
  lines.splice(at + 1, 0, code.trimEnd());
  writeFileSync(file, lines.join('\n'));
}

/** Runs a command of the page in the copy. @returns what it prints */
async function run(command: string): Promise<string> {
  const [npm, ...words] = command.split(' ');
  assert.equal(npm, 'npm');
  const [program, args] = npmCommand(words);
  const { stdout } = await promisify(execFile)(program, args, { cwd: project, maxBuffer: 2 ** 26 }).catch(
    (error) => {
      throw new Error(`${command}: ${error.stdout}${error.stderr}`);
    },
  );
  return stdout;
}

const printed = new Map<string, string>();

test('a widget and its call can be added by following CONTRIBUTING.md, with no other change', async () => {
  for (const step of [...stepsOf('Add a call'), ...stepsOf('Add a widget')])
    if ('path' in step) write(step);
    else for (const command of step.commands) printed.set(command, await run(command));
  assert.ok(existsSync(join(project, 'dist/widgets/delivery.js')));
});

test('the check lists what is still missing, and tolerates it until a release', () => {
  const said = printed.get('npm run check') ?? '';
  assert.match(said, /storefront-widgets-ru_RU\.po: "Shows the express delivery\." has no translation/);
  assert.match(said, /demo\/docs\/elements\/delivery\.md: there is no "## Accessibility"/);
});

testInChromium('the added widget shows the reply of the call, and sends its event', async (t) => {
  const types = { js: 'text/javascript', html: 'text/html', json: 'application/json' };
  const page =
    '<!doctype html><script type="module" src="/dist/storefront.js" data-api="/v3"></script><storefront-delivery express></storefront-delivery>';
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    const file = join(project, path);
    const isReply = path.startsWith('/v3/');
    const type = isReply ? 'json' : path === '/' ? 'html' : 'js';
    response.setHeader('content-type', types[type]);
    if (isReply) response.end(JSON.stringify({ code: 200, data: { days: 5, express_days: '2' } }));
    else if (path === '/') response.end(page);
    else if (path.startsWith('/dist/') && existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  assert.ok(chromium);
  const browser = await drive(chromium);
  t.after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a server that listens on a port has this type of address
  await browser.open(`http://127.0.0.1:${port}/`);
  const shown = await browser.until(
    () =>
      document.querySelector('storefront-delivery')?.shadowRoot?.querySelector('[part=button]')?.textContent,
  );
  assert.equal(shown, 'Delivery: 2 days');
  const days = await browser.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('storefront-delivery-choose', (event) =>
          resolve(Reflect.get(event, 'detail').days),
        );
        document
          .querySelector('storefront-delivery')
          ?.shadowRoot?.querySelector<HTMLElement>('[part=button]')
          ?.click();
      }),
  );
  assert.equal(days, 2);
});
