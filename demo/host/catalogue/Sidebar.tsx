import { Link } from 'react-router';
import type { Brand } from '../api/replies.js';
import { listPath } from '../cars/links.js';
import { useSpeech } from '../messages/context.js';
import type { ListQuery } from './listQuery.js';

interface SidebarProps {
  brands: Brand[];
  query: ListQuery;
}

/** The search beside the list; below it the makes, or the models of the chosen make. */
export function Sidebar({ brands, query }: SidebarProps) {
  const { list } = useSpeech().texts;
  const brand = brands.find(({ value }) => value === query.brand);
  const links = brand
    ? brand.car_model.map(({ name, value }) => ({
        name,
        value,
        to: listPath(brand.value, value),
      }))
    : brands.map(({ brand_name, value }) => ({
        name: brand_name,
        value,
        to: listPath(value),
      }));
  const title = brand ? list.models : list.makes;
  return (
    <aside className="sidebar" aria-label={list.find}>
      <storefront-car-search
        compact
        heading={list.find}
        subheading=""
        make={query.brand}
        model={query.model}
      />
      {links.length > 0 && (
        <nav className="sidebar-links" aria-labelledby="narrow">
          <h2 id="narrow">{title}</h2>
          <ul>
            {links.map(({ name, value, to }) => (
              <li key={value}>
                <Link to={to} aria-current={value === query.model ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}
