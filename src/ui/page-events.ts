const FIELD =
  'textarea, input:not([type=button], [type=submit], [type=checkbox], [type=radio]), [role=combobox], [role=searchbox]';

/** The forms of ours that stand in the page's own tree, where browsers fill them in. */
const LIGHT = '.sf';

const isElement = (target: EventTarget | undefined): target is Element =>
  (target as Partial<Node> | undefined)?.nodeType === 1; // not `instanceof`: it may be another window's

/**
 * Keeps what a shopper does in a widget from the handlers of the page around it, which get the same events with the
 * widget as their target and judge by that. One place for every widget's fields, scroll boxes, dialogs, and forms.
 * @param element the widget's element. Its own content has handled an event before it gets here.
 * @returns A function that stops this.
 */
export function keepEvents(element: HTMLElement): () => void {
  const end = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(type, handle, { signal: end.signal, ...options });

  /** Returns the innermost target if it's ours and not the page's own content in a slot. */
  const ownTarget = (event: Event): Element | null => {
    const [target] = event.composedPath();
    if (!isElement(target)) return null;
    const isOurs = target.getRootNode() !== element.getRootNode() || target.closest(LIGHT);
    return isOurs && target !== element ? target : null;
  };

  // Autofill fires plain events without a key. They mean nothing to the page's shortcuts, and a combobox throws at them.
  const isKeyless = (event: Event) => typeof (event as Partial<KeyboardEvent>).key !== 'string';
  const stopKeyless = (selector: string) => (event: Event) => {
    if (isKeyless(event) && ownTarget(event)?.matches(selector)) event.stopPropagation();
  };
  for (const type of ['keydown', 'keyup'] as const) {
    listen(type, stopKeyless('[role=combobox]'), { capture: true });
    listen(type, stopKeyless('*'));
  }

  // An input method uses Enter to take what was typed. In Safari, it's no longer composing by then, and only the code
  // tells: https://bugs.webkit.org/show_bug.cgi?id=165004
  const onComposing = (event: KeyboardEvent) => {
    if (!ownTarget(event) || !(event.isComposing || event.keyCode === 229)) return;
    event.stopPropagation();
    if (event.key === 'Enter' && !event.isComposing) event.preventDefault(); // it would submit the form
  };
  for (const type of ['keydown', 'keyup'] as const) listen(type, onComposing, { capture: true });

  // Keys whose press stayed inside. Their release does, too.
  const inside = new Set<string>();
  listen('keydown', (event) => {
    if (isKeyless(event)) return;
    inside.delete(event.key);
    const target = ownTarget(event);
    if (!target || !(event.defaultPrevented || (target.matches(FIELD) && types(event)))) return;
    inside.add(event.key);
    event.stopPropagation();
  });
  listen('keypress', (event) => {
    if (inside.has(event.key)) event.stopPropagation();
  });
  listen('keyup', (event) => {
    if (inside.delete(event.key)) event.stopPropagation();
  });

  // Smooth scrolling and scroll locks of the page cancel these events.
  const onScrolling = (event: Event) => {
    const path = event.composedPath();
    const ours = path.slice(0, path.indexOf(element)).filter(isElement);
    if (
      ours.some(
        (box) => box.matches('dialog') || (isScrollable(box) && box.getRootNode() !== element.getRootNode()),
      )
    )
      event.stopPropagation();
  };
  for (const type of ['wheel', 'touchmove'] as const) listen(type, onScrolling, { passive: true });

  // Scripts against double submits disable a form's fields. Ours know when they are being sent, and are never disabled.
  let watcher: MutationObserver | undefined;
  const guard = (event: Event) => {
    const form = ownTarget(event)?.closest<HTMLFormElement>(`${LIGHT} form, form${LIGHT}`);
    const view = element.ownerDocument.defaultView;
    if (!form || !view) return;
    const enable = () => {
      for (const control of form.querySelectorAll('[disabled]')) control.removeAttribute('disabled');
    };
    enable();
    watcher?.disconnect();
    watcher = new view.MutationObserver(enable);
    watcher.observe(form, { subtree: true, attributeFilter: ['disabled'] });
  };
  for (const type of ['click', 'submit'] as const) listen(type, guard, { capture: true });
  listen('submit', (event) => {
    if (ownTarget(event)) event.stopPropagation();
  });
  end.signal.addEventListener('abort', () => watcher?.disconnect());

  return () => end.abort();
}

/** Whether a key changes a field's text. With a modifier it's a command, except for AltGr, and for Option on a Mac. */
const types = (event: KeyboardEvent): boolean =>
  (!(event.ctrlKey || event.metaKey || event.altKey) || isThirdLevel(event)) &&
  (event.key.length === 1 || /^(Backspace|Delete|Dead|Enter)$/.test(event.key));

/** Whether a key is pressed with what types the third sign on it, such as "@" on a German keyboard. */
const isThirdLevel = (event: KeyboardEvent): boolean =>
  event.getModifierState('AltGraph') ||
  // On a Mac, that key is Option, which browsers report as Alt.
  (event.altKey && !event.ctrlKey && !event.metaKey && /^(Mac|iP)/.test(navigator.platform));

const isScrollable = (box: Element): boolean =>
  box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY);
