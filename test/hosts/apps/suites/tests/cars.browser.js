import 'storefront-widgets/widgets/car-search.js';
import { createMockApi, settled, whenReady } from 'storefront-widgets/testing';

const api = createMockApi();
window.fetch = (input, init) => api.handle(new Request(input, init));

it('searches for the make that the page has chosen', async () => {
  const search = document.createElement('storefront-car-search');
  document.body.append(search);
  await whenReady(search);
  const searches = [];
  document.addEventListener('storefront-search', (event) => {
    event.preventDefault();
    if (event.detail.kind === 'cars') searches.push(event.detail.make);
  });
  search.make = 'tesla';
  search.submit();
  await settled();
  if (String(searches) !== 'tesla') throw new Error(`It searched for "${searches}"`);
});
