import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import puppeteer from 'puppeteer-core';
import { carriedChromium } from './carried-chromium.mjs';
import { chromiumArgs } from './engines.mjs';
import { usualPlaces } from './installed-browsers.mjs';

const execute = promisify(execFile);

describe('the places where a browser may be installed', () => {
  const windows = {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\dana\\AppData\\Local',
  };
  const rows: readonly [NodeJS.Platform, Readonly<Record<string, string>>, readonly string[]][] = [
    [
      'linux',
      { PATH: '/usr/local/bin:/usr/bin' },
      [
        '/usr/bin/google-chrome-stable',
        '/usr/bin/microsoft-edge-stable',
        '/usr/local/bin/chromium',
        '/snap/bin/chromium',
      ],
    ],
    [
      'darwin',
      { HOME: '/Users/dana' },
      [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/dana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ],
    ],
    [
      'win32',
      windows,
      [
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
        'C:\\Users\\dana\\AppData\\Local\\Chromium\\Application\\chrome.exe',
      ],
    ],
  ];
  for (const [platform, env, expected] of rows)
    it(`on ${platform}: Chrome comes before Edge, and Edge before Chromium`, () => {
      const places = usualPlaces(platform, env);
      const found = expected.map((path) => places.indexOf(path));
      assert.ok(!found.includes(-1), `${expected[found.indexOf(-1)]} is not among ${places.join(', ')}`);
      assert.deepEqual(
        found,
        [...found].sort((a, b) => a - b),
      );
    });
});

/** Finds the engines in a process with these variables. Returns its messages, then a line `name = path` for each engine. */
const findIn = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const code = `import { findEngines } from './test/tools/engines.mjs';
    const found = await findEngines(console.log).catch(({ message }) => console.log('refused:', message));
    for (const { name, path } of found ?? []) console.log(name, '=', path);`;
  const { CHROME_PATH: _, ENGINES: __, ...rest } = process.env;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...rest, ...env },
  });
  return stdout;
};

describe('the engines to test in', () => {
  let folder: string;
  let executable: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'engines-'));
    executable = join(folder, 'my browser');
    writeFileSync(executable, '');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('begin with the Chromium that CHROME_PATH names', async () => {
    const lines = await findIn({ CHROME_PATH: executable });
    assert.ok(lines.includes(`chromium = ${executable}\n`), lines);
  });

  it('are refused if CHROME_PATH names a file that does not exist', async () => {
    const lines = await findIn({ CHROME_PATH: join(folder, 'nothing') });
    assert.equal(lines, `refused: CHROME_PATH is ${join(folder, 'nothing')}, which does not exist\n`);
  });

  it('are those that ENGINES names, with a note about the others', async () => {
    const lines = await findIn({ ENGINES: 'chromium', CHROME_PATH: executable });
    assert.equal(
      lines,
      `firefox: left out, because ENGINES doesn't name it.
webkit: left out, because ENGINES doesn't name it.
Engines: chromium (${executable})
chromium = ${executable}
`,
    );
  });

  it('are none if ENGINES is "none"', async () => {
    const lines = await findIn({ ENGINES: 'none' });
    assert.equal(lines.split('\n').at(-2), 'There is no browser: only what needs none is tested.');
    assert.doesNotMatch(lines, / = /);
  });

  it('are refused if ENGINES has an unknown name', async () => {
    const lines = await findIn({ ENGINES: 'chrome' });
    assert.equal(lines, 'refused: ENGINES names "chrome". There are chromium, firefox, webkit, and none.\n');
  });
});

describe('the Chromium of the development dependencies', {
  skip: process.platform === 'linux' && process.arch === 'x64' ? false : 'it is for Linux on x64',
}, () => {
  it('shows a page, with its own libraries and fonts', async () => {
    const executablePath = await carriedChromium();
    const browser = await puppeteer.launch({ executablePath, args: [...chromiumArgs] });
    try {
      const page = await browser.newPage();
      await page.setContent('<p style="display: inline-block">Cars</p>');
      const width = await page.$eval('p', (paragraph) => paragraph.offsetWidth);
      assert.ok(width > 0, 'it has no fonts');
    } finally {
      await browser.close();
    }
  });
});
