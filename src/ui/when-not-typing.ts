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

/** Whether the focus is in a text field: of the page, of a frame in it, or of a page around it. */
export function isTyping(owner: Document): boolean {
  let active: Element | null | undefined = outermost(owner).activeElement;
  let outer: Element | null | undefined;
  while (active && active !== outer) {
    outer = active;
    active = activeIn(outer) ?? outer;
  }
  if (!active) return false;
  // What goes on in a frame of another origin can't be seen. It may be a field for a card number.
  const isForeign = active.localName === 'iframe' && !documentOf(active);
  return isForeign || active.matches(TYPING) || (active as HTMLElement).isContentEditable;
}

/** The events after which the focus may be elsewhere. Within a shadow root, it moves without a `focusin` outside. */
const MOVES = ['focusin', 'focusout', 'focus', 'pointerup', 'keyup'];

/**
 * Resolves when the visitor isn't in a text field, so that whatever opens then takes no letters from them.
 * @param signal ends the wait.
 */
export async function whenNotTyping({ ownerDocument }: Element, signal: AbortSignal): Promise<void> {
  if (!isTyping(ownerDocument)) return;
  await new Promise<void>((resolve) => {
    const end = new AbortController();
    const stop = () => {
      end.abort();
      resolve();
    };
    // Between two fields, nothing has the focus for a moment.
    const look = () =>
      void setTimeout(() => {
        if (!end.signal.aborted && !isTyping(ownerDocument)) stop();
      });
    const views = new Set([ownerDocument.defaultView, outermost(ownerDocument).defaultView]);
    for (const view of views)
      for (const type of MOVES) view?.addEventListener(type, look, { capture: true, signal: end.signal });
    signal.addEventListener('abort', stop, { once: true });
  });
}
