import { configure } from 'storefront-widgets';

configure({ api: new URLSearchParams(location.search).get('api') });

const [choose, compact, remove] = document.querySelectorAll('button');
const output = document.querySelector('output');
const search = document.querySelector('storefront-car-search');

let searched = '';
document.addEventListener('storefront-search', ({ detail }) => {
  searched = `${detail.make} ${detail.model}`;
});
document.addEventListener('storefront-navigate', (event) => {
  event.preventDefault();
  const { path, query } = event.detail;
  output.textContent = `Searched for ${searched}, to ${path} ${new URLSearchParams(query)}`;
});

choose.addEventListener('click', () => {
  search.make = 'skoda';
});
compact.addEventListener('click', () => {
  search.compact = !search.compact;
  compact.textContent = search.compact ? 'Wide' : 'Compact';
});
remove.addEventListener('click', () => {
  if (search.isConnected) search.remove();
  else document.querySelector('main').prepend(search);
  remove.textContent = search.isConnected ? 'Remove' : 'Add';
});
