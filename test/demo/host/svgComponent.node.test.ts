import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { svgComponent } from '../../../demo/vite/svg-component.js';
import { withSlashes } from '../../../src/build/platform.mjs';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

test('uses React’s attribute names, and numbers for numbers', () => {
  const code = svgComponent(svg('<path d="M0 0H9" stroke-width="1.5" aria-label="a" class="b" />'));
  assert.match(
    code,
    /jsx\("path", \{ "d": "M0 0H9", "strokeWidth": 1.5, "aria-label": "a", "className": "b" \}\)/,
  );
});

test('makes ids and their references unique for each picture on a page', () => {
  const code = svgComponent(
    svg('<defs><g id="wheel" /></defs><path fill="url(#paint)" /><use href="#wheel" color="#fff" />'),
  );
  assert.match(code, /const id = useId\(\)/);
  assert.match(code, /"id": id \+ "wheel"/);
  assert.match(code, /"fill": `url\(#\$\{id\}paint\)`/);
  assert.match(code, /"href": '#' \+ id \+ "wheel", "color": "#fff"/);
});

test('does not call useId for a picture without ids', () => {
  assert.doesNotMatch(svgComponent(svg('<path d="M0 0" />')), /useId/);
});

test('refuses text and other root elements', () => {
  assert.throws(() => svgComponent(svg('<text>Now</text>')), /no text/);
  assert.throws(() => svgComponent('<g />'), /no SVG/);
});

test('makes a component with valid references of every picture of the demo', () => {
  const files = readdirSync('demo/assets', { recursive: true, encoding: 'utf8' })
    .map((path) => withSlashes(path))
    .filter((path) => /^(goods|cars|icons|drawings)\/.*\.svg$/.test(path));
  assert.ok(files.length > 60);
  for (const file of files) {
    const source = readFileSync(`demo/assets/${file}`, 'utf8');
    const ids = new Set([...source.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...source.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
    assert.deepEqual(
      used.filter((id) => !ids.has(id)),
      [],
      file,
    );
    assert.match(svgComponent(source), /^export default function/m, file);
  }
});
