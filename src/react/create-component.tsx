import {
  type ComponentType,
  type CSSProperties,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { defaultOf, toValue } from '../element/attributes.js';
import type { AttributeValues, EventDetail, Methods, WidgetDefinition } from '../element/definition.js';
import { ErrorBoundary } from '../element/ErrorBoundary.js';
import { commonDetail, sharedStyles } from '../element/every-widget.js';
import { dispatch, type ViewProps, type WidgetHost } from '../element/host.js';
import { offerWidgets } from '../element/load-widget.js';
import { type MarkupLanguage, markupLanguage, watchLanguage } from '../element/markup-language.js';
import { warnOfMissing } from '../element/missing.js';
import { type ComponentDialog, componentDialogs } from '../navigation/dialogs.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import { ColumnSpace, specialSpace } from './reserved-space.js';

/** `storefront-car-change` → `onCarChange`. */
type HandlerName<E> = E extends `storefront-${infer Name}` ? `on${Pascal<Name>}` : never;
type Pascal<T extends string> = T extends `${infer Head}-${infer Rest}`
  ? `${Capitalize<Head>}${Pascal<Rest>}`
  : Capitalize<T>;

/** What a widget adds to the props of a `div`. */
type OwnProps<D extends WidgetDefinition> = Partial<AttributeValues<D>> & {
  readonly [E in keyof D['events'] as HandlerName<E>]?: (event: CustomEvent<EventDetail<D, E>>) => void;
};

/**
 * The props of a widget's React component: its attributes, a handler for each event, and anything a `div` accepts, such
 * as `style` and `aria-label`. Its children are the page's own content for the widget's slots.
 */
export type WidgetProps<D extends WidgetDefinition> = OwnProps<D> &
  Omit<HTMLAttributes<HTMLDivElement>, keyof OwnProps<D> | 'dangerouslySetInnerHTML'>;

type Values = Readonly<Record<string, unknown>>;
type Code = Readonly<Record<string, (...values: never[]) => unknown>>;

/** Drops a `redirect` that was set for an earlier destination. */
const withoutRedirect = ({ redirect: _, ...rest }: Values): Values => rest;

const handlerName = (event: string): string =>
  `on${event.slice('storefront'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/**
 * Creates a React component from a widget's view, for hosts that use React themselves. It has the same view and styles
 * in its own shadow root, without a custom element or Preact. On a server, it renders an empty box.
 */
export function createComponent<D extends WidgetDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
  styles: readonly string[],
): ForwardRefExoticComponent<WidgetProps<D> & RefAttributes<Methods<D>>> {
  const { tag, name, attributes, events, opens, reserve } = definition;
  offerWidgets(opens);
  const widget = tag.slice('storefront-'.length);
  const own = new Set([...Object.keys(attributes), ...Object.keys(events).map(handlerName), 'children']);

  /** Returns the props that are for the box itself. */
  const boxProps = (props: Values) => ({
    'data-storefront-component': widget,
    ...Object.fromEntries(Object.entries(props).filter(([prop]) => !own.has(prop))),
  });

  function Widget({ props, handle }: { props: Values; handle: Ref<Methods<D>> }): ReactNode {
    const box = useRef<HTMLDivElement>(null);
    const [root, setRoot] = useState<ShadowRoot | null>(null);
    const [isSettled, setSettled] = useState(false);
    const [markup, readMarkup] = useReducer(
      (): MarkupLanguage => (box.current ? markupLanguage(box.current) : { lang: null, dir: null }),
      { lang: null, dir: null },
    );
    const [changed, setChanged] = useState<Values>({});
    const methods = useRef<Code>(undefined);
    const waiting = useRef<(() => void)[]>([]);

    useLayoutEffect(() => {
      const element = box.current;
      if (!element) return;
      warnOfMissing();
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      adoptStyles(shadow, [...sharedStyles, ...styles]);
      setRoot(shadow);
      readMarkup();
      return watchLanguage(readMarkup, element);
    }, []);

    useLayoutEffect(() => {
      const element = box.current;
      const listeners = Object.keys(events).flatMap((event) => {
        const handler = props[handlerName(event)];
        return typeof handler === 'function' ? ([[event, handler as EventListener]] as const) : [];
      });
      for (const [event, handler] of listeners) element?.addEventListener(event, handler);
      return () => {
        for (const [event, handler] of listeners) element?.removeEventListener(event, handler);
      };
    });

    // The shopper's changes apply until the host passes another value.
    const values = Object.entries(attributes).map(([property, attribute]) => {
      const value = props[property];
      return [
        property,
        value === undefined ? defaultOf(attribute) : toValue(attribute, `<${name}> ${property}`, value),
      ] as const;
    });
    const key = JSON.stringify(values);
    // The key stands for the values.
    useLayoutEffect(() => setChanged({}), [key]);

    const host = useMemo(
      () =>
        root && {
          element: root.host,
          emit: (event: `storefront-${string}`, detail: object) =>
            dispatch(root.host, event, { ...detail, ...commonDetail() }, events[event]?.cancelable),
          update: (next: Values) =>
            setChanged((before) => ({
              ...(next.open === false ? withoutRedirect(before) : before),
              ...next,
            })),
          settle: () => setSettled(true),
          expose: (code: Code) => {
            methods.current = code;
            for (const go of waiting.current.splice(0)) go();
            return () => {
              methods.current = undefined;
            };
          },
        },
      [root],
    );
    const isDialog = 'open' in attributes && !props.page;
    useLayoutEffect(() => {
      if (!root || !isDialog) return;
      const dialog: ComponentDialog = {
        tag,
        box: root.host,
        open: (redirect) =>
          setChanged((before) => ({
            ...withoutRedirect(before),
            open: true,
            ...(redirect !== undefined && { redirect }),
          })),
      };
      componentDialogs().add(dialog);
      return () => void componentDialogs().delete(dialog);
    }, [root, isDialog]);
    useImperativeHandle(handle, () => {
      // As in an element, a call waits if the view hasn't rendered yet.
      const call = (method: string, rest: never[]): unknown =>
        methods.current
          ? methods.current[method]?.(...rest)
          : new Promise<void>((go) => waiting.current.push(go)).then(() => call(method, rest));
      const calls = Object.keys(definition.methods).map(
        (method) => [method, (...rest: never[]) => call(method, rest)] as const,
      );
      return Object.fromEntries(calls) as unknown as Methods<D>; // built from the names of D's methods
    }, []);

    // Until the widget renders, its box takes up the reserved space. `storefront.css` handles narrow windows.
    const special = specialSpace(definition, props);
    const minBlockSize = special?.blockSize ?? (reserve && `var(--_reserve, ${reserve.blockSize})`);
    const ownStyle = props.style as CSSProperties | undefined; // without D, the type of the props isn't known
    const column = isSettled ? undefined : special?.column;
    const style =
      isSettled || !minBlockSize
        ? ownStyle
        : { minBlockSize, ...(column && { display: 'flow-root' }), ...ownStyle };

    // `values`, `changed`, and the host are built from the definition that the type of the props is derived from.
    const viewProps = {
      ...Object.fromEntries(values),
      ...changed,
      ...markup,
      host: host as unknown as WidgetHost<D>,
    };
    return (
      <div ref={box} {...boxProps(props)} style={style}>
        {column && <ColumnSpace {...column} />}
        {props.children as ReactNode}
        {root &&
          createPortal(
            <ErrorBoundary tag={tag}>
              {() => <View {...(viewProps as unknown as ViewProps<D>)} />}
            </ErrorBoundary>,
            root,
          )}
      </div>
    );
  }
  // An error here, outside the view, must not reach the host's tree either: React would unmount all of it.
  function Guarded(props: Values, ref: Ref<Methods<D>>): ReactNode {
    const plain = <div {...boxProps(props)}>{props.children as ReactNode}</div>;
    return (
      <ErrorBoundary tag={tag} fallback={plain}>
        {() => <Widget props={props} handle={ref} />}
      </ErrorBoundary>
    );
  }
  // In React 18, function components receive a ref only if wrapped like this.
  const component = forwardRef<Methods<D>, Values>(Guarded);
  component.displayName = name;
  // Inside, they are props by name. For D's own types, TypeScript takes a tenth of its time for all of the sources.
  return component as unknown as ForwardRefExoticComponent<WidgetProps<D> & RefAttributes<Methods<D>>>;
}
