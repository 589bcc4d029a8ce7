import { esbuildPlugin } from '@web/dev-server-esbuild';
import { fromRollup } from '@web/dev-server-rollup';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { reactIsPreact } from './src/build/alias.mjs';
import {
  browserFiles,
  FRESH_PAGE,
  filesByEngine,
  hookFiles,
  pageFiles,
  pagesOf,
} from './test/tools/browser-files.mjs';
import { bundledTests } from './test/tools/bundled-tests.mjs';
import { countReporter } from './test/tools/count-reporter.mjs';
import { crossOrigin, secondCopy } from './test/tools/cross-origin.mjs';
import { emulate } from './test/tools/emulate.mjs';
import { chromiumArgs, findEngines, withoutRequests } from './test/tools/engines.mjs';
import { environmentInPage } from './test/tools/environment-in-page.mjs';
import { fakeApi } from './test/tools/fake-api.mjs';
import { flakyFiles } from './test/tools/flaky-files.mjs';
import { memory } from './test/tools/memory.mjs';
import { clientOverReact } from './test/tools/over-react.mjs';
import { hostHasReact, realReact } from './test/tools/real-react.mjs';
import { corsForBundle, cspByQuery, cssAsText, jsonAsModule } from './test/tools/served-source.mjs';
import { svgAsComponent } from './test/tools/svg-as-component.mjs';
import { webkitLauncher } from './test/tools/webkit-launcher.mjs';

const launchers = {
  chromium: (executablePath) =>
    chromeLauncher({
      concurrency: 1,
      launchOptions: { executablePath, args: chromiumArgs, ...withoutRequests },
    }),
  // puppeteer-core drives Firefox over WebDriver BiDi, without geckodriver.
  firefox: (executablePath) =>
    chromeLauncher({
      puppeteer,
      concurrency: 1,
      launchOptions: { browser: 'firefox', executablePath, headless: true, ...withoutRequests },
    }),
  webkit: () => webkitLauncher(),
};

const engines = await findEngines();
const files = filesByEngine(engines.map(({ name }) => name));
const bundled = bundledTests(
  [...browserFiles(), ...pageFiles(), ...hookFiles(browserFiles()), FRESH_PAGE],
  engines[0]?.name,
);

export default {
  groups: engines
    .filter(({ name }) => files.has(name))
    .map(({ name, path }) => ({
      name,
      files: pagesOf(name, files.get(name)),
      browsers: [launchers[name](path)],
    })),
  nodeResolve: {
    browser: true,
    exportConditions: ['production'],
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
  },
  // One page per engine at a time, because pages would take the focus from each other. Two engines at a time: Chromium
  // runs as many files as the others together, and a third engine on two cores would slow down all of them.
  concurrency: 1,
  concurrentBrowsers: 2,
  middleware: [flakyFiles(), realReact(), bundled.middleware],
  plugins: [
    emulate(),
    memory(),
    crossOrigin(),
    secondCopy(),
    environmentInPage(),
    fakeApi(),
    cspByQuery(),
    corsForBundle(),
    cssAsText(),
    jsonAsModule(),
    svgAsComponent(),
    hostHasReact(),
    bundled.plugin,
    clientOverReact(),
    fromRollup(reactIsPreact)(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      jsx: 'automatic',
      jsxImportSource: 'react',
      target: 'es2022',
      tsconfig: './tsconfig.json',
    }),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  // An engine's files share one browser, so this removes what the tests of other files have stored.
  testRunnerHtml: (testFramework) => `<!doctype html>
    <html>
      <body>
        <script>
          for (const storage of [localStorage, sessionStorage]) storage.clear();
          for (const cookie of document.cookie.split('; '))
            document.cookie = cookie.split('=')[0] + '=; max-age=0; path=/';
        </script>
        <script type="module" src="${testFramework}"></script>
      </body>
    </html>`,
  testFramework: { config: { ui: 'bdd', timeout: 20_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  // `npx tsx test/fuzz.ts` tries many times more cases.
  testsFinishTimeout: 600_000 * Number(process.env.FUZZ_RUNS || 1),
};
