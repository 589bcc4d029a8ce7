// Runs WebKitGTK through WebKitWebDriver (W3C classic), without webdriverio. Linux only.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

const first = (...p) => p.find((x) => x && existsSync(x));
const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Shift: '\uE008',
};
export const webkitBinary = () =>
  first(
    process.env.WEBKIT_PATH,
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  );

/**
 * Starts WebKitGTK under WebKitWebDriver, with its own display if there is none. `send` makes one call of the session
 * (W3C WebDriver, with the path after `/session/{id}`) and waits for the answer for the given number of milliseconds.
 * `press` types keys by name. `stop` ends everything that was started.
 */
export async function startWebKit() {
  const kids = [];
  const kill = () => {
    for (const k of kids.splice(0)) k.kill();
  };
  process.once('exit', kill);
  try {
    const env = { ...process.env };
    // Compositing layers is a GPU's job. Test machines do it in software, which is a third of WebKit's work.
    // The optimizing JIT costs more than it saves on code that runs only briefly: a tenth.
    // The matrix keeps both on, as they are for shoppers.
    if (!env.MATRIX) {
      env.WEBKIT_DISABLE_COMPOSITING_MODE ??= '1';
      env.JSC_useDFGJIT ??= 'false';
    }
    if (!env.DISPLAY && !env.WAYLAND_DISPLAY) {
      const x = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      kids.push(x);
      env.DISPLAY =
        ':' +
        (await new Promise((ok, no) => {
          x.once('error', no);
          x.once('exit', (c) => no(new Error(`Xvfb exited ${c}`)));
          x.stdio[3].once('data', (d) => ok(String(d).trim()));
        }));
    }
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const d = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env,
    });
    kids.push(d);
    let dead;
    d.once('error', (e) => {
      dead = e;
    });
    for (let i = 0; ; i++) {
      if (dead) throw dead;
      try {
        await fetch(`${base}/status`);
        break;
      } catch (e) {
        if (i > 100) throw e;
        await sleep(50);
      }
    }
    const call = async (method, path, body, patience) => {
      const r = await fetch(base + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
        signal: patience && AbortSignal.timeout(patience),
      });
      const { value } = await r.json();
      if (!r.ok) throw new Error(`WebKitWebDriver ${path}: ${value?.error} ${value?.message}`);
      return value;
    };
    const { sessionId } = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: webkitBinary(),
            args: ['--automation'],
          },
        },
      },
    });
    const send = (method, path, body, patience) =>
      call(method, `/session/${sessionId}${path}`, body, patience);
    return {
      send,
      press: (keys) =>
        send('POST', '/actions', {
          actions: [
            {
              type: 'key',
              id: 'kbd',
              actions: keys
                .map((k) => KEYS[k] ?? k)
                .flatMap((value) => [
                  { type: 'keyDown', value },
                  { type: 'keyUp', value },
                ]),
            },
          ],
        }),
      async stop() {
        try {
          await send('DELETE', '');
        } catch {}
        process.off('exit', kill);
        kill();
      },
    };
  } catch (e) {
    kill();
    throw e;
  }
}

export function webkitLauncher() {
  let starting;
  const urls = new Map();
  const session = () => (starting ??= startWebKit());
  const go = async (url) => (await session()).send('POST', '/url', { url });
  return {
    name: 'WebKitGTK',
    type: 'webdriver',
    concurrency: 1,
    async stop() {
      await starting?.then(
        (it) => it.stop(),
        () => {}, // it never started
      );
    },
    async startSession(id, url) {
      await session();
      urls.set(id, url);
      await go(url);
    },
    isActive: (id) => urls.has(id),
    getBrowserUrl: (id) => urls.get(id),
    async stopSession(id) {
      await go('about:blank');
      urls.delete(id);
      return {};
    },
    async startDebugSession() {
      throw new Error('debug sessions are not supported in WebKitGTK');
    },
    async sendKeys(_, keys) {
      await (await session()).press(keys);
    },
  };
}
