import Cookies from 'js-cookie';
import { store } from '../../src/state/store.js';
import { closeAddedDialogs } from './added-dialogs.js';

const { documentElement: root, body } = document;
const attributesOf = (element: Element) =>
  [...element.attributes].map(({ name, value }) => [name, value] as const);
const atFirst = [root, body].map((element) => ({ element, attributes: attributesOf(element) }));
const { title } = document;
const { pathname, search } = location;

/**
 * Undoes what a test file has left in the page: elements, attributes of the root and the body, storage, cookies, the
 * state, the URL, and the place of the scroll.
 */
export function freshPage(): void {
  closeAddedDialogs();
  body.replaceChildren();
  for (const { element, attributes } of atFirst) {
    for (const [name] of attributesOf(element)) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  for (const cookie of document.cookie.split('; ')) Cookies.remove(cookie.split('=')[0] ?? '');
  document.title = title;
  if (location.pathname + location.search !== pathname + search)
    history.replaceState(null, '', pathname + search);
  scrollTo(0, 0);
  store.setState(store.getInitialState(), true);
}
