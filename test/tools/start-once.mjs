/**
 * `node test/tools/start-once.mjs`: runs `npm start`, fetches the start page and its script, and stops the server.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { npmCommand } from '../../src/build/platform.mjs';
import { endTree } from './end-tree.mjs';

const child = spawn(...npmCommand(['start']), { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });

/** Resolves to the address that the server prints once it is ready. */
const address = new Promise((resolve, reject) => {
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    output += text;
    const [, url] = /ready at (http\S+)/.exec(output) ?? [];
    if (url) resolve(url);
  });
  child.once('close', (code) => reject(new Error(`npm start ended with ${code}.`)));
});

try {
  const url = await address;
  for (const [path, text] of [
    ['/', '<storefront-header'],
    ['/dist/storefront.js', 'storefront-'],
    ['/docs/', 'storefront-widgets'],
  ]) {
    const reply = await fetch(url + path);
    assert.equal(reply.status, 200, path);
    assert.ok((await reply.text()).includes(text), `${path} has no ${text}`);
  }
  console.log(`${url} has the store.`);
} finally {
  endTree(child.pid, 'SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}
