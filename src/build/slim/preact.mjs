/**
 * Preact is built from its own source, so that Rollup and terser take it apart together with the rest; and without
 * what no view reaches. Views are function components over HTML and SVG, drawn in the browser: the one class is
 * `Contained`. test/architecture/views.node.test.ts holds the views to that, and every browser test runs over Preact
 * as it is cut here.
 */
import { always, cut, swap } from './cut.mjs';
import { catchError, component } from './preact-component.mjs';

// Nothing is hydrated, no root has content before, and no context is handed down: three of the parameters that every
// call passes on are always the same.
const parameters = [
  always('isHydrating', 'false'),
  always('excessDomChildren', 'null'),
  always('globalContext', 'null'),
];

const root = [
  cut('\tif (options._root)', '\tlet oldVNode ='),
  swap('let oldVNode = isHydrating ? NULL : ', 'let oldVNode = '),
  swap('oldVNode || EMPTY_OBJ,\n\t\tEMPTY_OBJ,', 'oldVNode || EMPTY_OBJ,'),
  cut('\t\toldVNode\n\t\t\t? NULL', '\t\tcommitQueue,'),
  swap('oldVNode ? oldVNode._dom : parentDom.firstChild', 'oldVNode && oldVNode._dom'),
  always('isHydrating', 'false'),
  cut('\t// The live children are tracked', '}\n\n/**\n * Update an existing DOM element'),
];

const eventProxy = `function eventProxy(e) {
	return this._listeners[e.type](options.event(e));
}
`;

const properties = [
  // Styles are objects; nothing links by `xlink`.
  cut(
    "\t\tif (typeof value == 'string') {",
    '\t}\n\t// Benchmark',
    '\t\tfor (name in { ...oldValue, ...value }) setStyle(dom.style, name, value && value[name]);\n',
  ),
  swap(".replace(/xlink(H|:h)/, 'h')"),
  // The fields `list` and `form` cannot be written: they are attributes anyway.
  cut("\t\t\tname != 'list' &&", '\t\t\t// Default value in browsers'),
  cut("\t\t\tname != 'download' &&", "\t\t\tname != 'role'"),
  // Handlers are functions or nothing, one an event of the DOM's, and none listens before its children. None comes to
  // be while an event is on its way to it: what views listen to, they listen to for good.
  cut(
    "\t\tif (typeof value != 'function') value",
    '\t} else {\n\t\tif (namespace == SVG',
    `		name = name.slice(2).toLowerCase();
		(dom._listeners || (dom._listeners = {}))[name] = value;
		if (!value || !oldValue) dom[value ? 'addEventListener' : 'removeEventListener'](name, eventProxy);
`,
  ),
  cut('/**\n * Create an event proxy function.', '/** @type {Record<string, (e: Event)', eventProxy),
  // What views set of these, they set for good: as a field it does as well.
  ...['width', 'height', 'tabIndex', 'popover'].map((name) => swap(`\t\t\tname != '${name}' &&\n`)),
  swap("name == 'popover' && value == true ? '' : value", 'value'),
  swap("\t\tif (typeof value == 'function') return;\n"),
];

/**
 * A component: without context, without the life cycle of classes, never suspended, never a portal (see portals below),
 * and drawn once a render: a state that it sets meanwhile is drawn by the next one.
 */
const ownComponent = `			const newProps = newVNode.props;
			const isClassComponent = newType.prototype && newType.prototype.render;
			const c = (newVNode._component =
				oldVNode._component || new (isClassComponent ? newType : BaseComponent)());
			c._vnode = newVNode;
			if (oldVNode._component && newVNode._original == oldVNode._original && !c._bits) {
				newVNode._dom = oldVNode._dom;
				newVNode._children = oldVNode._children;
				newVNode._children.some(vnode => {
					if (vnode) vnode._parent = newVNode;
				});
				oldDom = getDomSibling(oldVNode);
				break outer;
			}
			c.props = newProps;
			c._parentDom = parentDom;
			c._bits = 0;
			options._render(newVNode);
			tmp = isClassComponent ? c.render() : newType(newProps);

`;

const components = [
  cut('\tif (\n\t\toldVNode._flags & MODE_SUSPENDED', '\touter:'),
  cut('\t\t\tlet c,\n\t\t\t\toldProps,', '\t\t\tconst renderResult', ownComponent),
  cut('\t\t\t// A vnode carrying a `_parentDom` prop', '\t\t\toldDom = diffChildren('),
  cut('\t\t\t// When we exit a portal we', '\t\t\t// Keep `_excess`'),
  swap('\t\t\tnewVNode._flags &= RESET_MODE;'),
  swap('\t\t\tif (resumed) resumed.some(removeNode);'),
  cut('\t\t\t// Only clear when this render was the retry', '\t\t} catch (e) {'),
  swap('\t\t\tif (!(e && e.then)) markAsForce(newVNode);'),
  // The hooks are always there, and do all that is to be done after a commit.
  swap('if ((tmp = options.diffed)) tmp(newVNode)', 'options.diffed(newVNode)'),
  swap('if (options._commit) options._commit', 'options._commit'),
  cut('\tcommitQueue.some(c => {', '}\n\n/**\n * Diff two virtual nodes representing'),
  swap('if (options.unmount) options.unmount', 'options.unmount'),
  swap('\t\t\t\t\t\t? skipRemove && !vnode.props._parentDom', '\t\t\t\t\t\t? skipRemove'),
  cut('/** The `.render()` method for a PFC', 'function doRender'),
];

/** An element: no MathML, no `<template>`, no markup as text; values are controlled. */
const elements = [
  cut("\telse if (nodeType == 'math')", '\telse if (!namespace)'),
  // Preact hands the parent on for its registry of elements. No view uses `is`; and in an element that was moved to
  // another document, Chromium refuses to create nodes with that of the first.
  cut(',\n\t\t\tnewProps.is ?', '\n\t\t);'),
  swap('\t\t\tisHydrating = false;'),
  swap('\t\texcessDomChildren = NULL;'),
  cut('\t\texcessDomChildren =\n', '\t\t// If we are in a situation'),
  swap("(nodeType == 'template' && dom.content) || dom", 'dom'),
  swap("\t\t\tif (i == 'dangerouslySetInnerHTML') {\n\t\t\t\toldHtml = value;\n\t\t\t} else if", '\t\t\tif'),
  swap(" else if (i == 'dangerouslySetInnerHTML') {\n\t\t\t\tnewHtml = value;\n\t\t\t}"),
  cut("&&\n\t\t\t\t!(i == 'value' &&", '\n\t\t\t) {\n\t\t\t\tsetProperty(dom, i, NULL'),
  cut('\t\tif (newHtml) {', '\t\t\tdiffChildren(', '\t\t{\n'),
  cut(
    "\t\t\tif (nodeType == 'progress'",
    '\t\t\t\tsetProperty(dom, i, inputValue',
    '\t\t\tif (inputValue != UNDEFINED && inputValue !== dom[i]) {\n',
  ),
  ...parameters,
  // A ref that is a function takes null, returns nothing, and does not fail.
  cut(
    'export function applyRef(',
    '/**\n * Unmount a virtual',
    `export function applyRef(ref, value) {
	if (typeof ref == 'function') ref(value);
	else ref.current = value;
}

`,
  ),
  swap('applyRef(refQueue[i++], refQueue[i++], refQueue[i++])', 'applyRef(refQueue[i++], refQueue[i++])'),
  swap('applyRef(r, NULL, parentVNode, vnode)', 'applyRef(r, NULL)'),
  swap('unmount(vnode, parentVNode, skipRemove)', 'unmount(vnode, skipRemove)'),
  swap('\t\t\t\t\tparentVNode,\n'),
  cut('\t\tif (r.componentWillUnmount)', '\t\tr._parentDom ='),
  swap('r._parentDom = r._globalContext = NULL', 'r._parentDom = NULL'),
  cut('\tif (\n\t\t!skipRemove &&\n\t\t(r =', '\tif (!skipRemove) removeNode'),
  swap('parentDom.ownerDocument || document', 'parentDom.ownerDocument'),
];

const children = [
  swap('applyRef(oldVNode.ref, NULL, childVNode, oldVNode)', 'applyRef(oldVNode.ref, NULL)'),
  swap('childVNode._component || newDom,\n\t\t\t\t\tchildVNode\n', 'newDom\n'),
  swap('unmount(oldVNode, oldVNode)', 'unmount(oldVNode)'),
  swap(
    "typeof childVNode == 'boolean' ||\n\t\t\ttypeof childVNode == 'function'",
    "typeof childVNode == 'boolean'",
  ),
  ...parameters,
  swap(' || oldVNode._flags & REF_DETACHED'),
  swap(' ||\n\t\t\tchildVNode.constructor === String'),
  // No view shuffles long lists. A child without a key is looked for in its own place first; one that stood before
  // another that is placed already is put in its new place, and not by the least moves.
  swap('let skew = 0;', 'let placed = 0;'),
  swap('\t\tconst skewedIndex = i + skew;\n'),
  swap('skewedIndex,\n\t\t\tremainingOldChildren', 'i,\n\t\t\tremainingOldChildren'),
  cut('\t\t\tif (!~matchingIndex) {', '\t\t\t// If we are mounting a DOM VNode'),
  cut(
    '\t\t\t// Keep LIS eligibility',
    '\t}\n\n\tif (moved) {',
    '\t\t\tif (matchingIndex < placed) childVNode._flags |= INSERT_VNODE;\n\t\t\telse placed = matchingIndex;\n\t\t}\n',
  ),
  cut('\tif (moved) {', '\t// Remove remaining old'),
  swap('~(INSERT_VNODE | LIS_CANDIDATE)', '~INSERT_VNODE'),
  swap('\t\tif (parentVNode.props._parentDom) return oldDom;'),
  // Which of several that are alike is taken, does not matter: state that does stands under a key.
  cut('\t\tfor (x = skewedIndex - 1; x >= 0; x--) {', '\t\tfor (x = skewedIndex + 1;'),
  swap('for (x = skewedIndex + 1;', 'for (x = 0;'),
  // A node that has the focus stays in its place: nothing that is moved has to be handed over as a whole.
  cut(
    "\t\t\t// Containers that aren't DOM nodes",
    '\t\t}\n\t\toldDom = dom;',
    '\t\t\tparentDom.insertBefore(dom, oldDom || NULL);\n',
  ),
  // No server streamed comments into what is drawn.
  cut('\t\tlet next = oldDom;', '\t\tif (dom != next)'),
  swap('dom != next', 'dom != oldDom'),
  cut(
    '\twhile (\n\t\t(oldDom = oldDom &&',
    '\treturn oldDom;\n}\n\n/**\n * Flatten',
    '\toldDom = oldDom.nextSibling;\n',
  ),
];

/** The cuts of Preact's core, by file. */
export const preactCuts = {
  'src/create-element.js': [swap('if (!original && options.vnode)', 'if (!original)')],
  'src/component.js': component,
  'src/render.js': root,
  'src/diff/catch-error.js': catchError,
  'src/util.js': [swap('if (node && node.parentNode)', 'if (node)')],
  'src/diff/props.js': properties,
  'src/diff/index.js': [...components, ...elements],
  'src/diff/children.js': children,
};
