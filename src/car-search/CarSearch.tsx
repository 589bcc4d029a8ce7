import { createElement, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { track } from '../element/track.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { encodePart, go, toDestination } from '../navigation/destination.js';
import type { Language } from '../page/locale.js';
import { safeImageUrl } from '../page/safe-url.js';
import { type CarIndexReply, loadCarIndex } from '../state/cars.js';
import { useResource, useStore } from '../state/use-store.js';
import box from '../ui/box.css';
import { type Lazy, lazy, useLazy } from '../ui/lazy.js';
import select from '../ui/select/Select.css';
import { Select } from '../ui/select/Select.js';
import { useSubmit } from '../ui/use-submit.js';
import own from './CarSearch.css';
import type { carSearch } from './car-search.definition.js';
import hero from './Hero.css';
import { focusIfFree, Hero, shapesOf, Waiting } from './Hero.js';
import { findMake, findModel, makeOptions, modelOptions } from './makes.js';
import { type CarSearchMessages, carSearchMessages } from './messages.js';
import { dropPageForm, readPageForm } from './page-form.js';
import { searchTerm } from './search-term.js';
import { takeServerForm } from './server-markup.js';
import { renderButton } from './templates.js';
import type { WideSearch } from './wide/WideFields.js';

/** The stylesheets of the car search, in cascade order. */
export const carSearchStyles: readonly string[] = [box, select, own, hero];

/** Keeps the titles readable that have no banner behind them. */
const onPage = lazy(() => import('../ui/on-page.js'));

const wideParts = new Map<Language, Lazy<typeof import('./wide/WideFields.js')>>();

/** Returns the code for `counts`, `facets`, and `free-text`. It comes with its texts, so it's ready to render. */
function widePart(language: Language) {
  const existing = wideParts.get(language);
  if (existing) return existing;
  const part = lazy(async () => {
    const module = await import('./wide/WideFields.js');
    await module.wideSearchMessages.load(language);
    return module;
  });
  wideParts.set(language, part);
  return part;
}

/** Returns the analytics parameters of a choice. */
const carParams = ({ make, model }: { readonly make: string | null; readonly model: string | null }) => ({
  item_brand: make ?? undefined,
  item_name: model ?? undefined,
});

/** The hero with its search for cars by make and model (spec 2.11). */
export function CarSearch(props: ViewProps<typeof carSearch>): ReactNode {
  const { host, heading, subheading, image, compact } = props;
  const index = useStore((state) => state.bigdata.carIndex);
  const data = index.data;
  const frame = useFrame(props);
  const { api } = frame;
  const text = useMessages(carSearchMessages, frame.lang);
  const fields = useRef<HTMLFormElement>(null);

  const load = useResource(loadCarIndex, { key: frame.pageKey, onOutcome: frame.reportFailure });

  const banner = data?.banner;
  const makes = useMemo(
    () => (banner && text ? makeOptions(banner.brand, text.allMakes) : []),
    [banner, text],
  );
  const make = findMake(banner?.brand, props.make);
  const models = useMemo(() => (text ? modelOptions(make, text.allModels) : []), [make, text]);
  const choice = banner
    ? { make: make?.value ?? null, model: findModel(models, props.model) }
    : { make: props.make, model: props.make && props.model }; // trusted as is until the makes load

  // A listener may search right away, before the new choice renders.
  const latestChoice = useRef(choice);
  latestChoice.current = choice;
  const change = (next: typeof choice) => {
    const { make: makeBefore, model: modelBefore } = latestChoice.current;
    latestChoice.current = next;
    dropPageForm(host.element);
    host.update(next);
    // Don't track this if only a filter changed.
    if (next.make !== null && (next.make !== makeBefore || next.model !== modelBefore))
      track(host, 'select_item', {
        item_list_name: next.model === null ? 'makes' : 'models',
        ...carParams(next),
      });
    host.emit('storefront-car-change', { ...next, ...wideSearch.current?.detail });
  };

  const isWide = props.counts || props.freeText || !!props.facets;
  const wide = useLazy(widePart(frame.lang), isWide); // without it, the search is the plain one
  const latestWide = useRef(wide.module); // kept while another language's texts load
  latestWide.current = isWide ? (wide.module ?? latestWide.current) : null;
  const Wide = latestWide.current?.WideFields;
  const wideSearch = useRef<WideSearch>(null);

  const submit = () => {
    if (wideSearch.current?.begin() === false) return;
    const chosen = latestChoice.current;
    const added = wideSearch.current;
    track(host, 'search', {
      search_term: [chosen.make, chosen.model].filter(Boolean).join(' '),
      ...carParams(chosen),
      ...added?.query,
    });
    if (!host.emit('storefront-search', { kind: 'cars', ...chosen, ...added?.detail })) return;
    const path = chosen.make === null ? '/categories' : `/categories/${encodePart(chosen.make)}`;
    go(host, toDestination(path, { ...(chosen.model !== null && { model: chosen.model }), ...added?.query }));
  };
  useLayoutEffect(() => host.expose({ submit })); // each render's own, which knows the choice

  // Once the form has rendered, it stays while more of it loads.
  const wasReady = useRef(false);
  const isAwaited = isWide && wide.status === 'loading' && !wasReady.current;
  const isReady = banner !== undefined && text !== null && !isAwaited;
  wasReady.current ||= isReady;
  useReady(host, isReady);

  // Carry over the shopper's choice and focus from a form that was there before the widget.
  const isRetried = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any render's `change` does the same, by the refs
  useLayoutEffect(() => {
    if (!isReady) return;
    const takeOver = () => {
      const serverForm = takeServerForm(host.element);
      const form = serverForm ?? readPageForm(host.element);
      // The drawn form started with the attributes' values, which may have changed since. The page hears from us what was
      // chosen in it. A form of its own, it can watch itself.
      if (serverForm?.isChanged) change({ make: serverForm.make, model: serverForm.model });
      else if (!serverForm && form?.make) host.update({ make: form.make, model: form.model });
      const focused = form ? form.focused : isRetried.current && 'make';
      const field = fields.current?.querySelector<HTMLElement>(
        focused === 'button' ? '[type=submit]' : `[part=${focused}] [role=combobox]`,
      );
      if (field) form ? field.focus() : focusIfFree(field);
    };
    takeOver();
    // If the page is still loading, its form may arrive later.
    document.addEventListener('DOMContentLoaded', takeOver);
    return () => document.removeEventListener('DOMContentLoaded', takeOver);
  }, [host, isReady]);

  // In compact mode, the widget is only the search. The server's titles belong to its banner.
  const titles = compact ? null : banner?.title;
  const onPagePart = useLazy(onPage, compact && (heading ?? subheading) !== null).module;
  useLayoutEffect(() => onPagePart?.keepReadable(host.element), [host, onPagePart]);
  const toSrc = (url: string) => safeImageUrl(url, api);
  const submitted = useSubmit(submit);
  const retry = () => {
    isRetried.current = true;
    load();
  };

  const renderFields = (messages: CarSearchMessages, brands: CarIndexReply['banner']['brand']) => {
    const makeSelect = {
      part: 'make',
      label: messages.make,
      options: makes,
      value: choice.make,
      placeholder: messages.allMakes,
      emptyText: messages.noData,
      filterLabel: messages.filter,
      clearLabel: messages.clearMake,
      toSrc,
      onChange: (value: string | null) => change({ make: value, model: null }),
    };
    const modelSelect = {
      part: 'model',
      label: messages.model,
      options: models,
      value: choice.model,
      placeholder: messages.allModels,
      emptyText: messages.noData,
      filterLabel: messages.filter,
      disabledHint: !make && messages.chooseMakeFirst,
      onChange: (value: string | null) => change({ ...choice, model: value }),
    };
    const plain = (
      <>
        <Select {...makeSelect} />
        <Select {...modelSelect} />
        {renderButton<ReactNode>(createElement, messages.search)}
      </>
    );
    if (!Wide) return plain;
    return (
      <Wide
        {...props}
        text={messages}
        brands={brands}
        makeSelect={makeSelect}
        modelSelect={modelSelect}
        choice={choice}
        latestChoice={latestChoice}
        onChange={change}
        search={wideSearch}
      >
        {plain}
      </Wide>
    );
  };

  return (
    <Frame frame={frame}>
      <Hero
        compact={compact}
        more={props.facets ? 'faceted' : props.counts ? 'counted' : ''}
        heading={heading ?? titles?.[0] ?? (index.status === 'failed' && !compact ? text?.landmark : null)}
        isWaiting={!compact && index.status !== 'failed' && !banner}
        subheading={subheading ?? titles?.[1]}
        image={compact ? null : image === null ? safeImageUrl(banner?.img_pc, api) : safeImageUrl(image)}
      >
        {isReady ? (
          <form
            ref={fields}
            role="search"
            className={Wide ? 'fields wide' : 'fields'}
            aria-label={text.landmark}
            {...submitted}
          >
            {renderFields(text, banner.brand)}
          </form>
        ) : (
          <Waiting
            text={text}
            shapes={shapesOf(props)}
            hasOwnForm={host.element.querySelector('form') !== null}
            onTerm={props.freeText ? (term) => searchTerm(host, term) : null}
            onRetry={index.status === 'failed' && text ? retry : null}
            isRetried={isRetried.current}
          />
        )}
      </Hero>
    </Frame>
  );
}
