import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { filesOf, parse, visitAll } from './source-files.js';

interface Rule {
  readonly title: string;
  readonly finds: (node: ts.Node) => boolean;
  /** Code that breaks the rule. */
  readonly wrong: readonly string[];
  readonly right: readonly string[];
  /** The files that the rule is for, if not all. */
  readonly within?: RegExp;
}

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();

const isCall = (node: ts.Node, names: readonly string[]): node is ts.CallExpression =>
  ts.isCallExpression(node) && names.includes(nameOf(node.expression));

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (node.expression.kind === ts.SyntaxKind.ImportKeyword || nameOf(node.expression) === 'tsImport');

const STARTS = ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'exec', 'execSync', 'execute'];

const isText = (node: ts.Node | undefined, pattern: RegExp): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && pattern.test(node.text);

const rules: readonly Rule[] = [
  {
    title:
      "a file's path is not the pathname of its URL, which has %20 for a space and a slash before a drive",
    finds: (node) =>
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'pathname' &&
      ts.isNewExpression(node.expression) &&
      node.expression.getText().includes('import.meta.url'),
    wrong: ["const path = new URL('.', import.meta.url).pathname;"],
    right: [
      "const path = fileURLToPath(new URL('.', import.meta.url));",
      'const { pathname } = new URL(request.url);',
    ],
  },
  {
    title: 'a path is not imported as it is, because `D:\\a.js` is a URL of the scheme `d:`',
    finds: (node) =>
      isImportCall(node) &&
      node.arguments[0] !== undefined &&
      (isCall(node.arguments[0], ['join', 'resolve', 'cwd']) ||
        isText(node.arguments[0], /^\//) ||
        /^(?:file|path)\w*$/i.test(node.arguments[0].getText())),
    wrong: [
      "await import(join(folder, 'a.js'));",
      'await tsImport(path.resolve(folder, name), import.meta.url);',
      'await tsImport(file, import.meta.url);',
    ],
    right: [
      'await import(pathToFileURL(file).href);',
      "await import('./a.js');",
      'await tsImport(url, import.meta.url);',
    ],
  },
  {
    title: 'npm is started by `npmCommand`, because it is no executable on Windows',
    finds: (node) => isCall(node, STARTS) && isText(node.arguments[0], /^(?:npm|npx|tsx|vite|rollup|wtr)$/),
    wrong: ["spawn('npm', ['ci']);", "execFileSync('npx', ['wtr']);"],
    right: ["spawn(process.execPath, ['main.js']);", 'spawn(...npmCommand(words));'],
  },
  {
    title: 'no shell parses a command, because it would split a path at its spaces',
    finds: (node) =>
      isCall(node, ['execSync']) || (ts.isPropertyAssignment(node) && node.name.getText() === 'shell'),
    wrong: ["execSync('node main.js');", "spawn('node main.js', { shell: true });"],
    right: ["execFileSync(process.execPath, ['main.js']);"],
  },
  {
    title: 'a program detects by `isProgram` that it was started, also through links',
    finds: (node) =>
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken &&
      [node.left, node.right].some((side) => side.getText() === 'process.argv[1]'),
    wrong: ['if (process.argv[1] === fileURLToPath(import.meta.url)) main();'],
    right: ['if (isProgram(import.meta.url)) main();'],
    within: /^(?:src|test)\//,
  },
  {
    title: 'what builds and runs the demo names no folder of one system',
    finds: (node) => isText(node, /^\/(?:tmp|dev\/shm|proc|usr|bin|etc|var)(?:\/|$)/),
    wrong: ["writeFileSync('/tmp/a', text);", "readFileSync('/proc/self/status');"],
    right: ["join(tmpdir(), 'a');", "app.get('/dev/mail');"],
    within: /^(?:src|demo)\//,
  },
];

const find = ({ finds }: Rule, file: ts.SourceFile): string[] => {
  const found: string[] = [];
  visitAll(file, (node) => {
    if (finds(node)) found.push(`${file.fileName}: ${node.getText()}`);
  });
  return found;
};

const inCode = (code: string): ts.SourceFile =>
  ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true);

describe('on every system', () => {
  const files = ['rollup.config.mjs', ...filesOf(['src', 'demo', 'test'], ['.ts', '.tsx', '.mts', '.mjs'])];
  for (const rule of rules)
    describe(rule.title, () => {
      for (const code of rule.wrong)
        it(`finds ${code}`, () => assert.equal(find(rule, inCode(code)).length, 1));
      for (const code of rule.right)
        it(`allows ${code}`, () => assert.deepEqual(find(rule, inCode(code)), []));
      it('has no violation in any file', () => {
        const all = files.filter((path) => rule.within?.test(path) ?? true);
        assert.ok(all.length > 100, `${all.length} files`);
        assert.deepEqual(
          all.flatMap((path) => find(rule, parse(path))),
          [],
        );
      });
    });
});
