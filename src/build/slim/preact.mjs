/**
 * Preact is built from its own source, so that Rollup and terser take it apart together with the rest; and without
 * what no view reaches. Views are function components over HTML and SVG, drawn in the browser: the one class is
 * `Contained`. test/architecture/views.node.test.ts holds the views to that, and every browser test runs over Preact
 * as it is cut here.
 */
import { always, cut, swap } from './cut.mjs';

// Nothing is hydrated, no root has content before, and no context is handed down: three of the parameters that every
// call passes on are always the same.
const parameters = [
  always('isHydrating', 'false'),
  always('excessDomChildren', 'null'),
  always('globalContext', 'null'),
];

const component = [
  // The state of a class is set once, to an object, when it failed; and nobody waits for it.
  cut("\tif (typeof update == 'function') {", '\tif (this._vnode) {', '\tassign(s, update);\n'),
  cut('\t\tif (callback) {', '\t\tenqueueRender(this);\n\t}\n};'),
  cut('BaseComponent.prototype.forceUpdate', '/**\n * Accepts'),
  swap('BaseComponent.prototype.render = Fragment;'),
  cut('\t\t\tcomponent._globalContext', '\t\t\tparentDom.namespaceURI'),
  cut('\t\t\toldVNode._flags & MODE_HYDRATE ? [oldDom]', '\t\t\tcommitQueue,'),
  cut('\t\t\toldVNode._flags & MODE_HYDRATE,', '\t\t\trefQueue'),
  // Renders are always put off to a microtask: nobody sets `options.debounceRendering`.
  cut(
    '\tif (\n\t\t(!(c._bits',
    "\n}\n\n/**\n * @param {import('./internal').Component} a",
    '\tif (!(c._bits & COMPONENT_DIRTY)) {\n\t\tc._bits |= COMPONENT_DIRTY;\n\t\trerenderQueue.push(c);\n\t\tif (!rerenderCount++) queueMicrotask(process);\n\t}',
  ),
  swap('(prevDebounce || queueMicrotask)(process)', 'queueMicrotask(process)'),
  swap('if (options.vnode) options.vnode', 'options.vnode'),
];

const root = [
  cut('\tif (options._root)', '\tlet oldVNode ='),
  swap('let oldVNode = isHydrating ? NULL : ', 'let oldVNode = '),
  swap('oldVNode || EMPTY_OBJ,\n\t\tEMPTY_OBJ,', 'oldVNode || EMPTY_OBJ,'),
  cut('\t\toldVNode\n\t\t\t? NULL', '\t\tcommitQueue,'),
  swap('oldVNode ? oldVNode._dom : parentDom.firstChild', 'oldVNode && oldVNode._dom'),
  always('isHydrating', 'false'),
];

const properties = [
  // Styles are objects; nothing links by `xlink`.
  cut("\t\tif (typeof value == 'string') {", '\t\t\tif (oldValue) {', '\t\t{'),
  swap(".replace(/xlink(H|:h)/, 'h')"),
  // No view listens before its children. The fields `list` and `form` cannot be written: they are attributes anyway.
  cut('\t\t\tuseCapture = name != ', '\t\t\t// Infer correct casing'),
  swap(', proxy, useCapture', ', proxy'),
  cut("\t\t\tname != 'list' &&", '\t\t\t// Default value in browsers'),
  cut("\t\t\tname != 'download' &&", "\t\t\tname != 'role'"),
  swap('options.event ? options.event(e) : e', 'options.event(e)'),
];

/** A component: without context, without the life cycle of classes, and never suspended. */
const components = [
  cut('\tif (\n\t\toldVNode._flags & MODE_SUSPENDED', '\touter:'),
  cut('\t\t\t// Necessary for createContext', '\t\t\t// Get component and set'),
  swap('(newProps, componentContext)', '(newProps)'),
  cut('new BaseComponent(', '\n\n\t\t\t\t\tc.constructor', 'new BaseComponent(newProps);'),
  cut('\t\t\t\tif (provider)', '\t\t\t\tif (!c.state)'),
  swap('\t\t\t\tc._globalContext = globalContext;'),
  swap('\t\t\t\tc._stateCallbacks = [];\n\t\t\t}', '\t\t\t}'),
  cut('\t\t\t\t// Invoke getDerivedStateFromProps', '\t\t\toldProps = c.props', '}\n'),
  cut('\t\t\toldProps = c.props', '\t\t\tc._vnode = newVNode'),
  cut(
    '\t\t\tif (!oldVNode._component) {',
    '\t\t\t\tif (\n\t\t\t\t\t(newVNode._original == old',
    '\t\t\tif (oldVNode._component) {\n',
  ),
  cut(' ||\n\t\t\t\t\t(!(c._bits & COMPONENT_FORCE)', '\t\t\t\t) {\n\t\t\t\t\t// More info'),
  cut('\t\t\t\t\tif (newVNode._original != oldVNode._original) {', '\t\t\t\t\tnewVNode._dom = oldVNode._dom'),
  cut('\t\t\t\t\tEMPTY_ARR.push.apply(c._renderCallbacks', '\t\t\t\t\tif (c._renderCallbacks.length)'),
  cut('\t\t\t\tif (c.componentWillUpdate', '\t\t\tc.context = ', '\t\t\t}\n'),
  swap('\t\t\tc.context = componentContext;'),
  swap('\t\t\tc._bits &= ~COMPONENT_FORCE;'),
  swap(', c.context)', ')'),
  cut('\t\t\tif (isClassComponent) {\n\t\t\t\tEMPTY_ARR.push', '\t\t\t// Handle setState called in'),
  cut('\t\t\tif (c.getChildContext', '\t\t\tconst renderResult'),
  swap('isHydrating = excessDomChildren = NULL;'),
  swap('\t\t\tnewVNode._flags &= RESET_MODE;'),
  swap('\t\t\tif (resumed) resumed.some(removeNode);'),
  swap('\t\t\tif (!(e && e.then)) markAsForce(newVNode);'),
  // The hooks are always there.
  swap('let renderHook = options._render,\n\t\t\t\tcount', 'let count'),
  swap('if (renderHook) renderHook', 'options._render'),
  swap('if ((tmp = options.diffed)) tmp(newVNode)', 'options.diffed(newVNode)'),
  swap('if (options._commit) options._commit', 'options._commit'),
  swap('if (options.unmount) options.unmount', 'options.unmount'),
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
  // A ref that is a function takes null, and returns nothing.
  cut('\t\t\t// Store the cleanup on', '\t\t} else ref.current = value', '\t\t\tref(value);\n'),
  cut('\t\tif (r.componentWillUnmount)', '\t\tr._parentDom ='),
  swap('r._parentDom = r._globalContext = NULL', 'r._parentDom = NULL'),
  cut('\tif (\n\t\t!skipRemove &&\n\t\t(r =', '\tif (!skipRemove) removeNode'),
  swap('props, state, context', 'props'),
  swap('(props, context)', '(props)'),
];

const children = [
  ...parameters,
  swap(' || oldVNode._flags & REF_DETACHED'),
  swap(' ||\n\t\t\tchildVNode.constructor === String'),
  // No view shuffles long lists: a child out of its place is put there, as in Preact 10, and not by the least moves.
  cut('\t\t\tchildVNode._flags |= LIS_CANDIDATE;', '\t\t\t// Center'),
  swap('moved = 1', 'childVNode._flags |= INSERT_VNODE'),
  cut('\tif (moved) {', '\t// Remove remaining old'),
  swap('~(INSERT_VNODE | LIS_CANDIDATE)', '~INSERT_VNODE'),
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
  'src/diff/catch-error.js': [swap('component._bits |= COMPONENT_FORCE;'), swap(', errorInfo || {}')],
  'src/diff/props.js': properties,
  'src/diff/index.js': [...components, ...elements],
  'src/diff/children.js': children,
};
