/** What no view reaches of Preact's hooks, of its compat and of its JSX runtime; see preact.mjs. */
import { cut, swap } from './cut.mjs';

const internal = "/** @type {(vnode: import('./internal').VNode) => void} */\n";

const hooks = [
  // The hooks are the first to hook in, and no developer tools listen.
  cut('let oldBeforeDiff', '// We take the min'),
  cut('options._diff = ', `${internal}options._render`),
  swap('\tif (oldBeforeRender) oldBeforeRender(vnode);'),
  swap('\tif (oldAfterDiff) oldAfterDiff(vnode);'),
  swap('\tif (oldCommit) oldCommit(vnode, commitQueue);'),
  swap('\tif (oldBeforeUnmount) oldBeforeUnmount(vnode);'),
  cut('\tif (options._hook)', '\t// Largely'),
  ...[1, 5, 8].map((number) => swap(`\tcurrentHook = ${number};\n`)),
  // Nothing is rendered on a server.
  swap('!options._skipEffects && '),
  // A state that changed and changed back within one task is drawn once more, to no effect.
  cut('\t\tif (!currentComponent._hasScu', '\t}\n\n\treturn hookState._value'),
  // An id is unique in the document, whatever root or frame it stands in.
  cut(
    '\t\t// Grab either the root',
    '\t}\n\n\treturn state._value;\n}\n\n/**\n * After',
    "\t\tstate._value = 'P' + ids++;\n",
  ),
  // Effects end with their component, as in Preact 10, and not after the next paint.
  cut('\t\tlet hasErrored, errorParent', '\t\tc.__hooks._list', '\t\tlet hasErrored;\n'),
  cut(
    '\t\t\t\t// Layout cleanups have to',
    '\t\t\t} catch (e) {\n\t\t\t\thasErrored',
    '\t\t\t\tinvokeCleanup(s);\n',
  ),
  cut('\t\twhile ((component = unmountCleanups', '\t\twhile ((component = afterPaintE'),
  swap('\tdo {'),
  swap('\t} while (unmountCleanups.length);'),
  // Every browser has `requestAnimationFrame`, and nobody sets another.
  swap("let HAS_RAF = typeof requestAnimationFrame == 'function';", 'let ids = 0;'),
  swap('if (HAS_RAF) cancel', 'cancel'),
  cut('\tlet raf;\n', '}\n\n// Note', '\tconst raf = requestAnimationFrame(done);\n'),
  cut(
    '\tif (newQueueLength == 1 ||',
    "}\n\n/**\n * @param {import('./internal').HookState} hook",
    '\tif (newQueueLength == 1) afterNextFrame(flushAfterPaintEffects);\n',
  ),
];

const compat = [
  // Nothing is hydrated.
  cut(
    'export const useSyncExternalStore = ',
    '\t\t/**\n\t\t * @typedef',
    'export function useSyncExternalStore(subscribe, getSnapshot) {\n\t\tconst value = getSnapshot();\n',
  ),
  swap('\t\treturn value;\n\t}\n);', '\t\treturn value;\n\t}'),
  // There is one class, with none of the old life cycle. Of React's events, views read `nativeEvent`.
  cut('// Some libraries like `react-virt', '/**\n * Proxy render()'),
  cut("\tif (typeof callback == 'function')", '}\n\nexport function hydrate'),
  swap('let oldEventHook = options.event;'),
  cut('\tif (oldEventHook)', '\treturn (e.nativeEvent'),
  cut('const classNameDescriptor', 'function handleDomVNode'),
  // Of React's names for attributes, views use those of events, `translate` and `className`, which the DOM knows too.
  cut("\t\tif (\n\t\t\t(i == 'value' && 'defaultValue'", "if (i == 'translate' ", '\t\t'),
  cut('\n\t\t\t// Add support for onInput and', '\t\t} else if (isNonDashedType'),
  cut(' else if (isNonDashedType', '\n\n\t\tnormalizedProps[i] = value'),
  swap(",\n\t\tisNonDashedType = type.indexOf('-') == -1"),
  cut("\tif (type == 'select') {", '\tvnode.props = normalizedProps'),
  swap('let oldVNodeHook = options.vnode;'),
  cut("\t} else if (typeof vnode.type == 'function') {", '};\n\n// Only needed', '\t}\n'),
];

const jsx = [
  // It makes nodes as `createElement` does.
  swap(
    'import { encodeEntities }',
    "import { createVNode as create } from '../../src/create-element';\nimport { encodeEntities }",
  ),
  cut(
    "\t/** @type {import('../../src/internal').VNode & {",
    '\n}\n\n/**\n * Create a template',
    '\treturn create(type, normalizedProps, key, ref);',
  ),
];

/** The cuts, by file. */
export const compatCuts = {
  'hooks/src/index.js': hooks,
  'compat/src/render.js': compat,
  'jsx-runtime/src/index.js': jsx,
};
