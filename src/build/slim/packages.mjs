/**
 * What the small packages carry that no widget reaches, and that neither Rollup nor terser can prove to be
 * unreachable. A version that is written otherwise fails the build.
 */
import { cut, swap } from './cut.mjs';
import { preactCuts } from './preact.mjs';
import { compatCuts } from './preact-compat.mjs';
import { shortenNames } from './private-names.mjs';

const r2wc = [
  {
    // A default import keeps all of compat: it uses `createElement` alone, which with two arguments is `jsx`.
    file: /@r2wc\/react-to-web-component\/.*\.js$/,
    cuts: [
      swap('import o from "react";', 'import { jsx } from "react/jsx-runtime";'),
      swap('o.createElement', 'jsx'),
    ],
  },
  {
    // The element layer does attributes, properties and events itself, and declares none to r2wc.
    file: /@r2wc\/core\/.*\.js$/,
    cuts: [
      cut('  e.props || (e.props =', '  class v extends'),
      cut('    static get observedAttributes', '    [y] = !0;'),
      // There always is a shadow root, and no view asks for it.
      cut(
        '      super(), e.shadow',
        '      for (const s of n) {',
        '      super(), this.container = this.attachShadow({ mode: e.shadow });\n',
      ),
      cut('      for (const s of n) {', '    }\n    connectedCallback'),
      cut('    attributeChangedCallback', '    [b]() {'),
      cut('  for (const r of n) {', '  return v;'),
    ],
  },
];

/** What a validator says beside `false`. */
const message = (indent, expected) =>
  ` ||\n${' '.repeat(indent)}\`Expected ${expected}, but received: \${print(value)}\``;

/** What is left of `run`, in its own words: it returns what it would have yielded first. */
const firstFailure = `    const failure = struct.validator(value, { path });
    if (failure) return [failure, undefined];
    for (let [k, v, s] of struct.entries(value)) {
        const t = run(v, s, [...path, k]);
        if (t[0]) return t;
        v = t[1];
        if (v !== undefined || k in value) value[k] = v;
    }
    return [undefined, value];
}
`;

const superstruct = {
  // The first failure alone is read, and of it the path and the type; values are always coerced, and their entries
  // taken when they are valid. A validator says one thing. Unions, sets, maps, masks and refinements are in no reply.
  file: /superstruct\/.*\.mjs$/,
  cuts: [
    swap('Struct, StructError, ', 'Struct, '),
    cut('class StructError', '/**\n * Check if a value is a plain object.'),
    cut(
      '    if (result === true) {\n        return;\n    }\n    else if',
      '/**\n * Convert a validation result to an iterable',
      `    return result == null || result === true ? undefined : { path: context.path, type: struct.type, ...result };\n}\n`,
    ),
    cut('function* toFailures(', '/**\n * Check a value against a struct, traversing'),
    swap('function* run(value, struct, options = {})', 'function run(value, struct, path)'),
    cut(
      '    const { path = [], branch',
      "    let status = 'valid'",
      '    value = struct.coercer(value, { path });\n',
    ),
    cut("    let status = 'valid'", '/**\n * `Struct` objects', firstFailure),
    swap('type, schema, validator, refiner, coercer', 'type, schema, validator, coercer'),
    swap('entries = function* () { }', 'entries = () => []'),
    swap('schema: null, '),
    cut(
      '        if (validator) {',
      '        if (refiner) {',
      '        this.validator = (value, context) => toFailure(validator(value, context), context, this);\n',
    ),
    cut('        if (refiner) {', '    }\n    /**\n     * Assert that'),
    cut(
      '    /**\n     * Assert that a value passes the struct',
      '}\n/**\n * Assert that a value passes a struct',
    ),
    cut('    const tuples = run(value', '}\n\nfunction assign', '    return run(value, struct, []);\n'),
    cut(
      '        schema: Element,',
      '        coercer(value) {',
      '        entries: (value) => value.map((v, i) => [i, v, Element]),\n',
    ),
    cut(
      'function type(schema) {',
      '        validator(value) {',
      `function type(schema) {
    return new Struct({
        type: 'type',
        schema,
        entries: (value) => Object.keys(schema).map((k) => [k, value[k], schema[k]]),
`,
    ),
    swap(message(16, 'an array value')),
    swap(message(16, 'an object')),
    swap(message(12, 'a string')),
  ],
};

const cookies = {
  // A cookie is read and written by its name, which needs no encoding, with all its attributes, which have no `;`; converters stay as
  // they are. Without a document `kept` (src/store/persistence.ts) does what is left out here.
  file: /js-cookie\/.*\.mjs$/,
  cuts: [
    cut("    if (typeof document === 'undefined') {", '    var stringifiedAttributes'),
    cut("    if (typeof document === 'undefined'", '    // To prevent the for loop'),
    cut('    var jar = {};', '    for (var i = 0; i < cookies'),
    cut(
      '        var found =',
      '      } catch',
      '        if (parts[0] === name) return converter.read(value);\n',
    ),
    cut('    return name ? jar', '  }\n\n  return Object.create('),
    cut('  return Object.create(', '}\n\nvar api', '  return { set, get };\n'),
    swap("document.cookie ? document.cookie.split('; ') : []", "document.cookie.split('; ')"),
    swap(".split(';')[0]"),
    swap("init(defaultConverter, { path: '/' })", 'init(defaultConverter)'),
    swap('function init(converter, defaultAttributes)', 'function init(converter)'),
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

/** Preact's own source, a part a folder: all of it has its private names shortened, and some of it is cut. */
const preact = /\/preact\/((?:(?:hooks|compat|jsx-runtime)\/)?src\/.*)$/;
const cutsOfPreact = { ...preactCuts, ...compatCuts };

const rules = [...r2wc, superstruct, cookies, redaxios];

/** The cuts of a file; undefined for one that stays as it is. */
function cutsOf(path) {
  const [, part] = preact.exec(path) ?? [];
  if (part) return [...(cutsOfPreact[part] ?? []), shortenNames];
  return rules.find(({ file }) => file.test(path))?.cuts;
}

/** Rollup: leaves that out. */
export const slim = () => ({
  name: 'slim',
  async resolveId(name, importer) {
    if (name !== 'redaxios') return null;
    const { id } = await this.resolve('redaxios/src/index.js', importer, { skipSelf: true });
    return id;
  },
  transform(code, id) {
    const cuts = cutsOf(id.replaceAll('\\', '/'));
    if (!cuts) return null;
    try {
      return { code: cuts.reduce((text, apply) => apply(text), code), map: null };
    } catch (error) {
      return this.error(`The package is not written as its cuts expect: ${error.message}`);
    }
  },
});
