// Two autocompletes with the page's own options, as in the guide "Adding static predefined items".
import '@algolia/autocomplete-theme-classic';
import { autocomplete } from '@algolia/autocomplete-js';

const { data } = await window.bench.cars();
let models = [];

const choice = (container, placeholder, optionsOf, onSelect) =>
  autocomplete({
    container,
    placeholder,
    openOnFocus: true,
    getSources: ({ query }) => [
      {
        sourceId: placeholder,
        getItems: () =>
          optionsOf().filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())),
        getItemInputValue: ({ item }) => item.label,
        templates: { item: ({ item }) => item.label },
        onSelect: ({ item }) => onSelect(item.value),
      },
    ],
  });

const makes = data.banner.brand.map(({ brand_name, value }) => ({ label: brand_name, value }));
choice(
  '#make',
  'All Makes',
  () => makes,
  (chosen) => {
    const make = data.banner.brand.find(({ value }) => value === chosen);
    models = make.car_model.map(({ name, value }) => ({ label: name, value }));
  },
);
choice(
  '#model',
  'All Models',
  () => models,
  () => {},
);
window.bench.usable();
