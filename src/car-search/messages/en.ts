/** The text shown in the car search. */
const en = {
  landmark: 'Car search',
  make: 'Make',
  model: 'Model',
  allMakes: 'All Makes',
  allModels: 'All Models',
  clearMake: 'Clear make',
  chooseMakeFirst: 'Please choose Car Make first',
  noData: 'No Data',
  filter: 'Type to filter',
  search: 'Search',
  loading: 'Loading makes and models…',
  failed: 'Makes and models could not be loaded.',
  retry: 'Try again',
};

export default en;
