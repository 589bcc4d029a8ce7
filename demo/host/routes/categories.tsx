import { useLoaderData } from 'react-router';
import { CarsPage } from '../catalogue/CarsPage.js';
import { DepartmentPage } from '../catalogue/DepartmentPage.js';
import type { CategoriesData } from '../catalogue/loadCategories.js';
import { useLangReload } from '../catalogue/useLangReload.js';

export { loadCategories as loader } from '../catalogue/loadCategories.js';

/** The list of cars, or of the goods of a department or a search. */
export function Component() {
  const data = useLoaderData<CategoriesData>();
  useLangReload(data.lang);
  return data.kind === 'cars' ? <CarsPage data={data} /> : <DepartmentPage data={data} />;
}
