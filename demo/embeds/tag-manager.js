/*
 * <tag-manager-view>: shows what a tag manager would get from the widgets on this page. It stands in for Google's: like
 * that one, it replaces the data layer's `push`, and it shows what is pushed. Its switch sets the page's consent.
 */
const most = 20;

const shown = document.createElement('template');
shown.innerHTML = `
  <link rel="stylesheet" href="tag-manager.css" />
  <details hidden>
    <summary>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12 12 3h8v8l-9 9z" /><circle cx="16" cy="8" r="1.5" /></svg>
      <span>What your tag manager would get</span>
      <b class="count">0</b>
    </summary>
    <div class="panel">
      <button type="button" role="switch" aria-checked="false"><i></i>The visitor agrees to analytics</button>
      <p class="state" role="status"></p>
      <div class="log" role="log" aria-label="Pushed to window.dataLayer, the latest first" tabindex="0"><ol></ol></div>
    </div>
  </details>
`;

class TagManagerView extends HTMLElement {
  #pushed = 0;
  #dropped = 0;

  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    root.append(shown.content.cloneNode(true));
    // Focused elements scroll to where this doesn't cover them.
    document.documentElement.style.scrollPaddingBlockEnd = '80px';
    // Stays hidden until its styles have loaded.
    root.querySelector('link').addEventListener('load', () => {
      root.querySelector('details').hidden = false;
    });
    root.querySelector('[role=switch]').addEventListener('click', () => this.#agree(!this.#agrees));
    this.#takeOver();
    document.addEventListener('storefront-track', () => {
      if (this.#agrees) return;
      this.#dropped += 1;
      this.#report();
    });
    this.#report();
  }

  get #agrees() {
    return this.#find('[role=switch]').ariaChecked === 'true';
  }

  #find(selector) {
    return this.shadowRoot.querySelector(selector);
  }

  /** Sets the page's consent, as a consent banner would. */
  #agree(agrees) {
    this.#find('[role=switch]').ariaChecked = String(agrees);
    document.querySelector('storefront-config').setAttribute('consent', agrees ? 'granted' : 'denied');
    this.#report();
  }

  #takeOver() {
    window.dataLayer ??= [];
    const { push } = window.dataLayer;
    window.dataLayer.push = (...entries) => {
      for (const entry of entries) if (entry?.event) this.#show(entry);
      return push.apply(window.dataLayer, entries);
    };
  }

  #show({ event, ...params }) {
    this.#pushed += 1;
    const row = document.createElement('li');
    const name = document.createElement('strong');
    const list = document.createElement('dl');
    name.textContent = event;
    for (const [key, value] of Object.entries(params)) {
      const pair = document.createElement('div');
      const term = document.createElement('dt');
      const text = document.createElement('dd');
      term.textContent = key;
      text.textContent = value;
      text.dir = 'auto';
      pair.append(term, text);
      list.append(pair);
    }
    row.append(name, list);
    const rows = this.#find('ol');
    rows.prepend(row);
    while (rows.children.length > most) rows.lastElementChild.remove();
    this.#report();
  }

  #report() {
    const events = this.#dropped === 1 ? '1 event' : `${this.#dropped} events`;
    const lost = this.#dropped ? ` ${events} without consent: dropped, and stored nowhere.` : '';
    this.#find('.count').textContent = String(this.#pushed);
    this.#find('.state').textContent = this.#agrees
      ? `Each event is pushed to window.dataLayer.${lost}`
      : `No consent, so nothing is pushed.${lost}`;
  }
}

customElements.define('tag-manager-view', TagManagerView);
