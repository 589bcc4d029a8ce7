/** What no view reaches of Preact's hooks; see preact.mjs. */
import { cut, swap } from './cut.mjs';

const internal = "/** @type {(vnode: import('./internal').VNode) => void} */\n";

// A component has its hooks, and both queues of effects, from the start (see preact.mjs). A state, and what an effect
// depends on, holds at once: no render is thrown away but with its component, and none is begun anew before it ends.
// The hooks are the first to hook in, and no developer tools listen. Cleanups come at once with the end of their
// component, as in Preact 10, and not after the next paint.
const hooksIn = `
const flush = (c, queue) => {
	const effects = c[queue];
	c[queue] = [];
	try {
		effects.some(invokeCleanup);
		effects.some(invokeEffect);
	} catch (e) {
		options._catchError(e, c._vnode);
	}
};

options._render = vnode => {
	flush(vnode._component, '_pendingEffects');
	currentComponent = vnode._component;
	currentIndex = 0;
};

options.diffed = ({ _component: c }) => {
	if (c && c._pendingEffects.length) afterPaint(afterPaintEffects.push(c));
};

options._commit = (vnode, commitQueue) => {
	commitQueue.some(c => {
		flush(c, '_renderCallbacks');
	});
};

options.unmount = ({ _component: c }) => {
	if (c)
		c.__hooks.some(state => {
			try {
				invokeCleanup(state);
			} catch (e) {
				options._catchError(e, c._vnode);
			}
		});
};

function pushEffect(queue, callback, args) {
	const state = getHookState();
	if (argsChanged(state._args, args)) {
		state._value = callback;
		state._args = args;
		currentComponent[queue].push(state);
	}
}

`;

const state = `	const state = getHookState(), component = currentComponent;
	return (state._value ||= [
		invokeOrReturn(undefined, initialState),
		action => {
			const [value, dispatch] = state._value;
			const next = invokeOrReturn(value, action);
			if (!ObjectIs(value, next)) {
				state._value = [next, dispatch];
				component.setState({});
			}
		}
	]);
`;

/** The cuts of `hooks/src/index.js`. */
export const hooks = [
  cut('let oldBeforeDiff', '// We take the min'),
  cut(`${internal}options._diff = `, "/**\n * Get a hook's state", hooksIn),
  swap('function getHookState(index, type)', 'function getHookState()'),
  cut(
    '\tif (options._hook)',
    '}\n\n/**\n * @template {unknown} S',
    '\treturn (currentComponent.__hooks[currentIndex++] ||= {});\n',
  ),
  ...[1, 5, 8].map((number) => swap(`\tcurrentHook = ${number};\n`)),
  // A state is one without a reducer.
  cut('\treturn useReducer(invokeOrReturn', '}\n\n/**\n * @template {unknown} S\n * @template', state),
  cut(
    "useEffect(callback, args) {\n\t/** @type {import('./internal').EffectHookState} */",
    "}\n\n/**\n * @param {import('./internal').Effect} callback",
    "useEffect(callback, args) {\n\tpushEffect('_pendingEffects', callback, args);\n",
  ),
  cut(
    "useLayoutEffect(callback, args) {\n\t/** @type {import('./internal').EffectHookState} */",
    '}\n\n/** @type {(initialValue: unknown) => unknown} */',
    "useLayoutEffect(callback, args) {\n\tpushEffect('_renderCallbacks', callback, args);\n",
  ),
  swap('getHookState(currentIndex++, 7)', 'getHookState()'),
  // An id is unique in the document, whatever root or frame it stands in.
  cut(
    "\t/** @type {import('./internal').IdHookState} */",
    '}\n\n/**\n * After paint',
    "\treturn useMemo(() => 'P' + ids++, []);\n",
  ),
  cut(
    '\t// The loop picks up components unmounted',
    '}\n\nlet HAS_RAF',
    "\twhile ((component = afterPaintEffects.shift()))\n\t\tif (component._parentDom) flush(component, '_pendingEffects');\n",
  ),
  // Every browser has `requestAnimationFrame`, and nobody sets another.
  swap("let HAS_RAF = typeof requestAnimationFrame == 'function';", 'let ids = 0;'),
  swap('if (HAS_RAF) cancel', 'cancel'),
  cut('\tlet raf;\n', '}\n\n// Note', '\tconst raf = requestAnimationFrame(done);\n'),
  cut(
    '\tif (newQueueLength == 1 ||',
    "}\n\n/**\n * @param {import('./internal').HookState} hook",
    '\tif (newQueueLength == 1) afterNextFrame(flushAfterPaintEffects);\n',
  ),
  // No hook is called after an effect: a component is the present one from when its render begins.
  swap('\tconst comp = currentComponent;\n'),
  swap('\tcurrentComponent = comp;\n'),
  // A hook has as many dependencies in every render.
  swap('\t\toldArgs.length != newArgs.length ||\n'),
];
