// Two selects and a button, as https://webawesome.com/docs/ describes for npm: only the components and the default theme.
import '@awesome.me/webawesome/dist/styles/themes/default.css';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';

const [make, model] = document.querySelectorAll('wa-select');

const fill = (select, cars, toValue, toLabel) =>
  select.replaceChildren(
    ...cars.map((car) => {
      const option = document.createElement('wa-option');
      option.value = toValue(car);
      option.textContent = toLabel(car);
      return option;
    }),
  );

const { data } = await window.bench.cars();
fill(
  make,
  data.banner.brand,
  ({ value }) => value,
  ({ brand_name }) => brand_name,
);
make.addEventListener('change', () => {
  const { car_model: models = [] } = data.banner.brand.find(({ value }) => value === make.value) ?? {};
  model.disabled = models.length === 0;
  fill(
    model,
    models,
    ({ value }) => value,
    ({ name }) => name,
  );
});
await Promise.all([make, model, document.querySelector('wa-button')].map((it) => it.updateComplete));
window.bench.usable();
