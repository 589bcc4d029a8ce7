import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, withoutRequests } from './engines.mjs';
import { callText, findMiddle, isTakenOver, LONGEST_ANSWER_MS, PATIENCE_MS, untilIn } from './in-page.mjs';
import { startWebKit } from './webkit-launcher.mjs';

/**
 * A browser with one page, for walking through real sites.
 * @typedef {object} Driver
 * @property {string} name the engine's name
 * @property {(url: string) => Promise<void>} open resolves when the page has loaded
 * @property {() => Promise<void>} back
 * @property {<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>} evaluate
 * runs a function in the page. It can use only its arguments, which are JSON, like its result
 * @property {<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A) => Promise<NonNullable<R>>} until
 * waits until a function returns something truthy in the page, across page loads
 * @property {(url: string, name: string, value: string) => Promise<void>} [setCookie] sets a cookie for two weeks.
 * Missing if the driver can't, but a page of that site can
 * @property {() => Promise<void>} [addAuthenticator] gives Chromium a device that creates passkeys, always confirming
 * @property {(run: () => void) => Promise<void>} [runFirst] runs it before the scripts of later pages. Not in WebKit
 * @property {(source: string) => Promise<void>} inject runs the text of a script in the page, regardless of its CSP
 * @property {(...keys: string[]) => Promise<void>} press presses keys by name, one after another
 * @property {(text: string) => Promise<void>} insert inserts text at the focus. In Chromium, all at once, like a paste
 * @property {<A extends unknown[]>(find: (...args: A) => Element | null | undefined, ...args: A) => Promise<void>} click
 * clicks the center of the node that a function finds in the page
 * @property {(width: number, height: number) => Promise<void>} setSize
 * sets the page's size, in CSS pixels. In WebKit, the width is at least 450
 * @property {(path: string) => Promise<void>} screenshot writes a PNG of the visible part of the page
 * @property {() => void} expectProblems forgets what this page has reported, and what it reports until another one has
 *   loaded: an answer that is still on its way may be reported late
 * @property {() => string[]} problems
 * returns console errors, uncaught errors, and CSP violations since the last call. Always empty in WebKit, whose driver
 * doesn't report them
 * @property {() => Promise<void>} close
 */

/** MiniBrowser's toolbar keeps the window from getting any narrower. */
const LEAST_WEBKIT_WIDTH = 450;

const launch = ({ name, path }) =>
  puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: path,
    headless: true,
    timeout: PATIENCE_MS,
    args: name === 'chromium' ? [...chromiumArgs] : [],
    ...withoutRequests,
  });

/** The browsers that drivers share, by engine name. `undefined` if each driver has its own. */
let shared;

/**
 * From now on, drivers of Chromium share one browser, as do those of Firefox, each with its own cookies and storage.
 * Starting a browser takes longer than many walks.
 * @returns {() => Promise<void>} closes these browsers
 */
export function shareBrowsers() {
  shared = new Map();
  return async () => {
    const started = await Promise.allSettled(shared.values());
    shared = undefined;
    // One that never started has failed its tests.
    for (const { value } of started) await value?.close();
  };
}

function sharedBrowser(engine) {
  if (!shared.has(engine.name)) shared.set(engine.name, launch(engine));
  return shared.get(engine.name);
}

async function startPuppeteer(engine, { javaScript, dark }) {
  const { name } = engine;
  const opened = shared ? await (await sharedBrowser(engine)).createBrowserContext() : await launch(engine);
  const page = await opened.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (!javaScript) await page.setJavaScriptEnabled(false);
  if (dark) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  const problems = [];
  let areExpected = false;
  page.on('console', (message) => {
    if (areExpected) return;
    const { url = '' } = message.location();
    // The shop's "not found" page has status 404, and Chromium logs an error for each such page.
    if (url === page.url() && message.text().includes('status of 404')) return;
    if (message.type() === 'error') problems.push(`${message.text()} ${url}`.trim());
  });
  page.on('pageerror', (error) => areExpected || problems.push(String(error)));
  if (javaScript)
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP ${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`),
      ),
    );
  // A whole Chromium may not say for minutes that a context is gone. It ends with the browser at the latest.
  const leave = async () => void opened.close().catch(() => {});
  const evaluateText = (text) => page.evaluate(text);
  const evaluate = (run, ...args) => evaluateText(callText(run, args));
  const until = untilIn(evaluateText, javaScript);
  return {
    name,
    evaluate,
    until,
    inject: (source) => evaluate(new Function(source)),
    runFirst: (run) => page.evaluateOnNewDocument(callText(run, [])),
    async open(url) {
      const go = () => page.goto(url, { waitUntil: 'load' });
      // If this interrupts the load of another page, Firefox reports that page's failure or never answers.
      if (name === 'firefox') await until(() => document.readyState === 'complete');
      await go().catch((error) => (/NS_BINDING_ABORTED/.test(String(error)) ? go() : Promise.reject(error)));
      areExpected = false;
      if (javaScript) await until(isTakenOver);
    },
    // If this leads to another document, it may load before the current one has answered.
    back: () =>
      page.evaluate('history.back()').catch((error) => {
        if (!/context was destroyed/.test(String(error))) throw error;
      }),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async insert(text) {
      if (name === 'chromium') await page.keyboard.sendCharacter(text);
      else for (const key of text) await page.keyboard.press(key);
    },
    async click(find, ...args) {
      const { x, y } = await findMiddle(until, find, args);
      await page.mouse.click(x, y);
    },
    setSize: (width, height) => page.setViewport({ width, height }),
    screenshot: (file) => page.screenshot({ path: file }),
    ...(name === 'chromium' && {
      async setCookie(url, name, value) {
        const { hostname } = new URL(url);
        const expires = Date.now() / 1000 + 1_209_600;
        const cookie = { name, value, domain: hostname, path: '/', expires, sameSite: 'Lax' };
        await page.browserContext().setCookie(cookie);
      },
    }),
    async addAuthenticator() {
      const session = await page.createCDPSession();
      await session.send('WebAuthn.enable', { enableUI: false });
      await session.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
    },
    expectProblems() {
      problems.length = 0;
      areExpected = true;
    },
    problems: () => problems.splice(0),
    close: () => (shared ? leave() : opened.close()),
  };
}

async function startWebDriver({ name }) {
  const { send, press, stop } = await startWebKit();
  let calls = 0;
  /** The size of the window's frame around the page, known from the first resize. */
  let frame = { width: 0, height: 0 };
  const evaluateText = async (text) => {
    const request = (answer) =>
      send(
        'POST',
        '/execute/async',
        {
          script: `const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => ${answer}).then((value) => done(value === undefined ? {} : { value }), (error) => done({ error: String(error) }));`,
          args: [],
        },
        LONGEST_ANSWER_MS,
      );
    // The driver loses an answer now and then, or never gives it. So the page keeps each answer, which this can ask for
    // again without running anything twice.
    const answers = `window[Symbol.for('answers')]`;
    calls += 1;
    const call = calls;
    const askAgain = (failure) => {
      if (!/Could not parse script result|TimeoutError/.test(failure)) throw failure;
      return request(`${answers}?.[${call}] ?? Promise.reject('The page has gone, and with it the answer')`);
    };
    const { value, error } = await request(
      `((${answers} ??= {})[${call}] = Promise.resolve().then(() => ${text}))`,
    )
      .catch(askAgain)
      .catch(askAgain)
      .catch(askAgain);
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const evaluate = (run, ...args) => evaluateText(callText(run, args));
  const until = untilIn(evaluateText, true);
  return {
    name,
    evaluate,
    until,
    inject: (source) => evaluate(new Function(source)),
    async open(url) {
      // If this interrupts the load of another page, the driver doesn't always answer.
      await until(() => document.readyState === 'complete');
      await send('POST', '/url', { url });
      await until(isTakenOver);
    },
    back: () => send('POST', '/back'),
    async press(...keys) {
      for (const key of keys) await press([key]);
    },
    async insert(text) {
      for (const key of text) await press([key]);
    },
    async click(find, ...args) {
      const { x, y } = await findMiddle(until, find, args);
      const actions = [
        { type: 'pointerMove', x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async setSize(requestedWidth, height) {
      const width = Math.max(requestedWidth, LEAST_WEBKIT_WIDTH);
      for (let tries = 0; tries < 4; tries++) {
        await send('POST', '/window/rect', { width: width + frame.width, height: height + frame.height });
        let inner = { width: 0, height: 0 };
        // A busy display resizes the window a moment later.
        for (let looks = 0; looks < 10; looks++) {
          inner = await evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
          if (inner.width === width && inner.height === height) return;
          await sleep(50);
        }
        frame = {
          width: frame.width + width - inner.width,
          height: frame.height + height - inner.height,
        };
      }
      throw new Error(`WebKit cannot be ${width} × ${height}`);
    },
    screenshot: async (file) => writeFile(file, Buffer.from(await send('GET', '/screenshot'), 'base64')),
    expectProblems() {},
    problems: () => [],
    close: stop,
  };
}

/**
 * Starts a browser.
 * @param {import('./engines.mjs').Engine} engine one of `findEngines()`
 * @param {{ javaScript?: boolean, dark?: boolean }} [options]
 * `javaScript: false` turns off the page's own scripts, and `dark` requests dark colors (neither in WebKit)
 * @returns {Promise<Driver>}
 */
export const drive = (engine, { javaScript = true, dark = false } = {}) =>
  engine.name === 'webkit' ? startWebDriver(engine) : startPuppeteer(engine, { javaScript, dark });
