/**
 * What the small packages carry that no widget reaches, and that neither Rollup nor terser can prove to be
 * unreachable. A version that is written otherwise fails the build.
 */
import { cut, replace, swap } from './cut.mjs';

const r2wc = [
  {
    // A default import keeps all of compat: it uses `createElement` alone.
    file: /@r2wc\/react-to-web-component\/.*\.js$/,
    cuts: [
      swap('import o from "react";', 'import { createElement } from "react";\nconst o = { createElement };'),
    ],
  },
  {
    // The element layer does attributes, properties and events itself, and declares none to r2wc.
    file: /@r2wc\/core\/.*\.js$/,
    cuts: [
      cut('  e.props || (e.props =', '  class v extends'),
      cut('    static get observedAttributes', '    [y] = !0;'),
      cut('      for (const s of n) {', '    }\n    connectedCallback'),
      cut('    attributeChangedCallback', '    [b]() {'),
      cut('  for (const r of n) {', '  return v;'),
    ],
  },
];

/** What a validator says beside `false`. */
const message = (indent, expected) =>
  ` ||\n${' '.repeat(indent)}\`Expected ${expected}, but received: \${print(value)}\``;

const superstruct = {
  // Of a failure, its path and its type are read; sets, maps, masks and refinements are in no reply.
  file: /superstruct\/.*\.mjs$/,
  cuts: [
    swap('Struct, StructError, ', 'Struct, '),
    cut('class StructError', '/**\n * Check if a value is an iterator.'),
    cut(
      '    if (result === true) {\n        return;\n    }\n    else if',
      '/**\n * Convert a validation result to an iterable',
      `    return result === true ? undefined : { path: context.path, type: struct.type, ...result };\n}\n`,
    ),
    swap('path = [], branch = [value], coerce = false, mask = false }', 'path = [], coerce = false }'),
    swap('{ path, branch, mask }', '{ path }'),
    cut('        failure.explanation =', "        status = 'not_valid'"),
    cut('            branch: k ===', '            coerce,\n'),
    cut('            mask,\n            message', '        });\n        for (const t of ts)'),
    swap("t[0].refinement != null ? 'not_refined' : 'not_valid'", "'not_valid'"),
    cut('                else if (value instanceof Map)', '                else if (isObject(value))'),
    cut("    if (status !== 'not_valid') {", "    if (status === 'valid') {"),
    swap('type, schema, validator, refiner, coercer', 'type, schema, validator, coercer'),
    cut('        if (refiner) {', '    }\n    /**\n     * Assert that'),
    cut(
      '    /**\n     * Assert that a value passes the struct',
      '}\n/**\n * Assert that a value passes a struct',
    ),
    cut(
      '        const error = new StructError',
      '    }\n    else {\n        const v = tuple[1]',
      '        return [tuple[0], undefined];\n',
    ),
    swap(message(16, 'an array value')),
    swap(message(16, 'an object')),
    swap(message(12, 'a string')),
  ],
};

const cookies = {
  // A cookie is read and written by its name, for so many seconds; converters stay as they are.
  file: /js-cookie\/.*\.mjs$/,
  cuts: [
    cut("    if (typeof attributes.expires === 'number') {", '    name = encodeURIComponent(name)'),
    swap('name ? jar[name] : jar', 'jar[name]'),
    cut('  return Object.create(', '}\n\nvar api', '  return { set, get };\n'),
  ],
};

const redaxios = {
  // A URL and a configuration go in, the answer's fields come out; the configuration is passed on as it is.
  file: /redaxios\/src\/index\.js$/,
  cuts: [
    cut('\tdefaults = defaults || {};', '\t/**\n\t * Issues a request.'),
    swap('(urlOrConfig, config, _method, data, _undefined) {', '(url, config) {'),
    cut('\t\tlet url =', '\t\tconst response ='),
    cut('\t\t/** @type {Options} */\n', '\t\tconst fetchFunc'),
    cut('\t\tconst fetchFunc =', '\t\t\tfor (const i in res)', '\t\treturn config.fetch().then((res) => {\n'),
    cut(
      "\t\t\tif (options.responseType == 'stream')",
      '\t\t\t\t.then((data) => {',
      '\t\t\treturn res.text()\n',
    ),
    cut('\t\t\t\t.then(() => {\n\t\t\t\t\tconst ok', '\t\t});\n\t}', '\t\t\t\t.then(() => response);\n'),
    cut('\t/**\n\t * @public\n\t * @type {AbortController}', '\treturn redaxios;'),
  ],
};

const preact = {
  // It hands the parent on for its registry of elements. No view uses `is`; and in an element that was moved to
  // another document, Chromium refuses to create nodes with that of the first.
  file: /preact\/dist\/preact\.mjs$/,
  cuts: [replace(/(\.createElementNS\(\w+,\w+),(\w+)\.is\?\2:\w+\)/, '$1)')],
};

const rules = [...r2wc, superstruct, cookies, redaxios, preact];

/** Rollup: leaves that out. */
export const slim = () => ({
  name: 'slim',
  async resolveId(name, importer) {
    if (name !== 'redaxios') return null;
    const { id } = await this.resolve('redaxios/src/index.js', importer, { skipSelf: true });
    return id;
  },
  transform(code, id) {
    const rule = rules.find(({ file }) => file.test(id.replaceAll('\\', '/')));
    if (!rule) return null;
    try {
      return { code: rule.cuts.reduce((text, apply) => apply(text), code), map: null };
    } catch (error) {
      return this.error(`The package is not written as its cuts expect: ${error.message}`);
    }
  },
});
