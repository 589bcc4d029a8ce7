const TYPING =
  'textarea, select, input:not([type=button], [type=submit], [type=reset], [type=image], [type=checkbox], [type=radio], [type=range], [type=color], [type=file]), [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]';

/** Returns the document of a frame; null if it's another origin's. */
function documentOf(frame: Element): Document | null {
  try {
    return (frame as Partial<HTMLIFrameElement>).contentDocument ?? null; // only frames have one
  } catch {
    return null;
  }
}

/** Returns the focused element in a shadow root or a frame; null if there is none. */
const activeIn = (element: Element): Element | null | undefined =>
  element.shadowRoot ? element.shadowRoot.activeElement : documentOf(element)?.activeElement;

/** Returns the outermost page that scripts of this one may look into. */
function outermost(owner: Document): Document {
  let page = owner;
  try {
    while (page.defaultView?.frameElement) page = page.defaultView.frameElement.ownerDocument;
  } catch {
    // The page around this one is another origin's.
  }
  return page;
}

/** Returns the focused element, in any shadow root or frame that this page may look into. */
function findActive(owner: Document): Element | null {
  let active = outermost(owner).activeElement;
  let outer: Element | null = null;
  while (active && active !== outer) {
    outer = active;
    active = activeIn(outer) ?? outer;
  }
  return active;
}

/** Whether the visitor types in an element. */
const isField = (element: Element): boolean =>
  // What goes on in a frame of another origin can't be seen. It may be a field for a card number.
  (element.localName === 'iframe' && !documentOf(element)) ||
  element.matches(TYPING) ||
  (element as HTMLElement).isContentEditable;

/** Whether the focus is in a text field: of the page, of a frame in it, or of a page around it. */
export function isTyping({ ownerDocument }: Element): boolean {
  const active = findActive(ownerDocument);
  return active !== null && isField(active);
}

/** The events after which the focus may be elsewhere. Within a shadow root, it moves without a `focusin` outside. */
const MOVES = ['focusin', 'focusout', 'focus', 'pointerup', 'keyup'];

/**
 * Resolves when the focus isn't in a text field: of the page, of a frame in it, or of a page around it. Whatever opens
 * then takes no letters from the visitor.
 * @param signal ends the wait.
 */
export async function whenNotTyping({ ownerDocument }: Element, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = new AbortController();
    const stop = () => {
      end.abort();
      resolve();
    };
    const listen = (owner: Document | undefined) => {
      for (const type of MOVES)
        owner?.defaultView?.addEventListener(type, later, { capture: true, signal: end.signal });
    };
    const look = () => {
      if (end.signal.aborted) return;
      const active = findActive(ownerDocument);
      if (!active || !isField(active)) stop();
      else listen(active.ownerDocument); // the events in a frame don't leave it
    };
    // Between two fields, nothing has the focus for a moment.
    const later = () => void setTimeout(look);
    for (const owner of [ownerDocument, outermost(ownerDocument)]) listen(owner);
    signal.addEventListener('abort', stop, { once: true });
    look();
  });
}
