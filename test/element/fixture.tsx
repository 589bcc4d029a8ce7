import { nextFrame } from '@open-wc/testing';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { defineWidget, type WidgetOptions } from '../../src/element/define-widget.js';
import {
  type AttributeValues,
  type CommonDetail,
  event,
  method,
  type WidgetDefinition,
} from '../../src/element/definition.js';
import type { ViewProps } from '../../src/element/host.js';

interface LabelDetail extends CommonDetail {
  readonly label: string | null;
}

/** The definition of a small widget with an attribute of every type, a method and two events. */
export const fixture = {
  tag: 'storefront-fixture',
  name: 'Fixture',
  summary: 'For tests.',
  attributes: {
    label: { type: 'string', default: null, description: '' },
    greeting: { type: 'string', default: 'Hello', description: '' },
    amount: { type: 'number', default: 5, min: 0, max: 10, description: '' },
    open: { type: 'boolean', description: '' },
    itemList: { type: 'json', default: ['default'], description: '' },
    size: { type: ['small', 'large'], default: 'small', description: '' },
  },
  methods: { join: method<(...words: string[]) => string>({ description: '' }) },
  events: {
    'storefront-ask': event<LabelDetail>({ cancelable: true, description: '' }),
    'storefront-tell': event<LabelDetail>({ cancelable: false, description: '' }),
  },
  parts: {},
  slots: {},
  cssProperties: {},
} as const satisfies WidgetDefinition;

type Props = ViewProps<typeof fixture>;

/** An element of the fixture widget. */
export type FixtureElement = HTMLElement & {
  -readonly [P in keyof typeof fixture.attributes]: AttributeValues<typeof fixture>[P];
} & { readonly shadowRoot: ShadowRoot; join(...words: string[]): unknown };
/** The history of an element's view. */
export interface Trace {
  mounts: number;
  unmounts: number;
  draws: number;
  props: Props;
}
const traces = new WeakMap<Element, Trace>();

/** Returns the history of an element's view. Throws if it never rendered. */
export function traceOf(element: Element): Trace {
  const trace = traces.get(element);
  if (!trace) throw new Error(`<${element.localName}> was never drawn.`);
  return trace;
}
export const wasRendered = (element: Element): boolean => traces.has(element);

/** The phases in which a label can make the view throw. */
export type Fault = 'render' | 'layout' | 'effect' | 'unmount';
const fails = (label: string | null, place: Fault): void => {
  if (label === `fault in ${place}`) throw new Error(`${place} of the fixture`);
};

function View(props: Props): ReactNode {
  const { host, label, size } = props;
  const [clicks, setClicks] = useState(0);
  const trace: Trace = traces.get(host.element) ?? { mounts: 0, unmounts: 0, draws: 0, props };
  traces.set(host.element, trace);
  trace.draws += 1;
  trace.props = props;
  useLayoutEffect(() => {
    trace.mounts += 1;
    return () => {
      trace.unmounts += 1;
    };
  }, [trace]);
  useLayoutEffect(() => {
    fails(label, 'layout');
    return () => fails(label, 'unmount');
  }, [label]);
  useEffect(() => fails(label, 'effect'), [label]);
  useLayoutEffect(
    () =>
      host.expose({
        join: (...words: string[]) => {
          if (!words.length) throw new Error('Nothing to join');
          return `${host.element.id}: ${words.join(' ')}`;
        },
      }),
    [host],
  );
  fails(label, 'render');
  return (
    <p>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
      <input />
      <output>{label}</output>
      {size === 'large' && <strong>Large</strong>}
      <slot />
    </p>
  );
}

let tags = 0;

/** Returns a tag that is not defined yet. */
export const freshTag = (): `storefront-${string}` => `storefront-fixture-${++tags}`;

/** The minimal options of an element. */
export const plain: WidgetOptions = { styles: [], commonDetail: () => ({}) };

/** Defines the fixture under a tag. */
export function defineFixture(tag = freshTag(), options: Partial<WidgetOptions> = {}): string {
  defineWidget(Object.assign({}, fixture, { tag }), View, { ...plain, ...options });
  return tag;
}

/** Adds markup to the page, and returns its first element. */
export function inPage(markup: string): FixtureElement {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = markup;
  return place.firstElementChild as FixtureElement; // the tests know which element their markup starts with
}

/** Returns the first match of a selector. Throws if there is none. */
export const find = (selector: string, root: ParentNode = document): FixtureElement => {
  const found = root.querySelector<FixtureElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

export const create = (tag: string): FixtureElement => document.createElement(tag) as FixtureElement; // the tag is the fixture's

/** Waits until all pending microtasks are done, including renders. */
export const settled = nextFrame;

export const textOf = (element: FixtureElement): string => find('output', element.shadowRoot).textContent;

/** Clicks the button in the view, which counts clicks. */
export async function click(element: FixtureElement): Promise<void> {
  find('button', element.shadowRoot).click();
  await settled();
}
export const clicksOf = (element: FixtureElement): number =>
  Number(find('button', element.shadowRoot).textContent);

/** Removes everything that a test added to the page. */
export const emptyPage = (): void => document.body.replaceChildren();
