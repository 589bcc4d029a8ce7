/** What no view reaches of Preact's compat and of its JSX runtime; see preact.mjs. */
import { cut, swap } from './cut.mjs';
import { hooks } from './preact-hooks.mjs';

const externalStore = `export function useSyncExternalStore(subscribe, getSnapshot) {
	const [, forceUpdate] = useState();
	const inst = useRef({}).current;
	inst._getSnapshot = getSnapshot;
	useLayoutEffect(() => {
		const check = () => {
			if (didSnapshotChange(inst)) forceUpdate({});
		};
		check();
		return subscribe(check);
	}, [subscribe]);
	return (inst._value = getSnapshot());
}

`;

const compat = [
  // Nothing is hydrated, and nothing comes between a render and its commit.
  cut('export const useSyncExternalStore = ', '/** @type {(inst: Store) => boolean} */', externalStore),
  // What views read of the store never throws.
  cut(
    '\ttry {\n\t\treturn !Object.is',
    '}\n\n// Input types',
    '\treturn !Object.is(inst._value, inst._getSnapshot());\n',
  ),
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
  cut('\tif (parent._children == null) {', '\tpreactRender('),
  // Only elements have a `ref`: it is taken out here, and not where the node is made.
  swap(
    '\t\tlet value = props[i];\n',
    "\t\tlet value = props[i];\n\t\tif (i == 'ref') {\n\t\t\tvnode.ref = value;\n\t\t\tcontinue;\n\t\t}\n",
  ),
  // A text field of a view listens for `input`, as the DOM calls it (test/architecture/views.node.test.ts).
  cut("\t\t\tif (lowerCased == 'ondoubleclick') {", "if (lowerCased == 'onfocus')", '\t\t\t'),
];

const jsx = [
  // It makes nodes as `createElement` does, always with props.
  swap(
    'import { encodeEntities }',
    "import { createVNode } from '../../src/create-element';\nimport { encodeEntities }",
  ),
  cut('/**\n * JSX.Element factory', '/**\n * Create a template'),
];

/**
 * A portal is a root of its own in the container, beside what else is there, as in Preact 10: so the core knows nothing
 * of it, and a page that has none does without. Its errors come out of the portal.
 */
const portal = `class Inner extends Component {
	componentDidCatch(error) {
		this.props.onError({ error });
	}
	render() {
		return this.state ? null : this.props.children;
	}
}
Inner.getDerivedStateFromError = error => ({ error });

function Portal({ children, container }) {
	const [failure, onError] = useState();
	const [root] = useState({
		ownerDocument: container.ownerDocument,
		insertBefore: (node, before) => container.insertBefore(node, before)
	});
	if (failure) throw failure.error;
	useLayoutEffect(() => {
		render(jsx(Inner, { children, onError }), root);
	});
	useLayoutEffect(() => () => render(null, root), []);
}

export const createPortal = (children, container) => jsx(Portal, { children, container });
`;

const portals = [
  swap(
    "import { createPortal as corePortal } from 'preact';",
    `import { Component, render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { jsx } from 'preact/jsx-runtime';
`,
  ),
  cut('/**\n * Create a `Portal`', '\tconst el = corePortal', portal),
  swap(`\tconst el = corePortal(vnode, container);
	el.containerInfo = container;
	return el;
}`),
];

/** The cuts, by file. */
export const compatCuts = {
  'hooks/src/index.js': hooks,
  'compat/src/render.js': compat,
  'compat/src/portals.js': portals,
  // They have an alias of their own (src/build/alias.mjs).
  'compat/src/index.js': [swap("import { createPortal } from './portals';"), swap('\tcreatePortal,\n')],
  'jsx-runtime/src/index.js': jsx,
};
