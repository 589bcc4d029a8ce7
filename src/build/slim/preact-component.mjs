/** What no view reaches of Preact's component and of its way to a boundary; see preact.mjs. */
import { cut, swap } from './cut.mjs';

export const component = [
  // What a component has from the start. The state of a class is set once, when it failed, and as a whole.
  cut(
    'export function BaseComponent(props, context) {',
    '}\n\n/**\n * Update component state',
    `export function BaseComponent() {
	this.__hooks = [];
	this._pendingEffects = [];
	this._renderCallbacks = [];
`,
  ),
  cut(
    'BaseComponent.prototype.setState = ',
    '/**\n * Immediately perform',
    `BaseComponent.prototype.setState = function (update) {
	this.state = update;
	enqueueRender(this);
};

`,
  ),
  cut('BaseComponent.prototype.forceUpdate', '/**\n * Accepts'),
  swap('BaseComponent.prototype.render = Fragment;'),
  swap(' && !vnode.props._parentDom'),
  // The new node is neither one of the page's data, nor one that compat has not seen.
  swap('{ constructor: VNODE_MARKER }', '{}'),
  swap('\t\tif (options.vnode) options.vnode(newVNode);'),
  cut('\t\t\tcomponent._globalContext', '\t\t\tparentDom.namespaceURI'),
  cut('\t\t\toldVNode._flags & MODE_HYDRATE ? [oldDom]', '\t\t\tcommitQueue,'),
  cut('\t\t\toldVNode._flags & MODE_HYDRATE,', '\t\t\trefQueue'),
  // Renders are always put off to a microtask: nobody sets `options.debounceRendering`. A component is dirty or not.
  cut('let prevDebounce,', '/**\n * Enqueue a rerender'),
  cut(
    '\tif (\n\t\t(!(c._bits',
    "\n}\n\n/**\n * @param {import('./internal').Component} a",
    '\tif (!c._bits) {\n\t\tc._bits = 1;\n\t\tif (rerenderQueue.push(c) == 1) queueMicrotask(process);\n\t}',
  ),
  swap('c._bits & COMPONENT_DIRTY', 'c._bits'),
  swap('if ((rerenderCount = rerenderQueue.length)) {', 'if (rerenderQueue.length) {'),
  swap('(prevDebounce || queueMicrotask)(process)', 'queueMicrotask(process)'),
];

/** The one boundary is `Contained`: what it is told does not fail, and it draws nothing that failed before. */
export const catchError = [
  swap("import { resetRenderCount } from '../component';"),
  cut(
    "\t/** @type {import('../internal').Component} */\n\tlet component,",
    '\tthrow error;',
    `	while ((vnode = vnode._parent)) {
		const component = vnode._component;
		if (component && component.componentDidCatch) {
			component.setState(component.constructor.getDerivedStateFromError(error));
			component.componentDidCatch(error);
			return;
		}
	}
`,
  ),
  swap(', vnode, oldVNode, errorInfo)', ', vnode)'),
];
