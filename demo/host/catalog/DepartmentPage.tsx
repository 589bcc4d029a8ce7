import { Link } from 'react-router';
import type { GoodsFields } from '../../shared/lists.js';
import { pathTo } from '../../shared/pages.js';
import { departmentsQuery } from '../api/goods.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { departmentPath } from '../goods/links.js';
import { fill } from '../messages/i18n.js';
import { useTitle } from '../shell/title.js';
import { catalogTexts } from '../texts.js';
import { Breadcrumbs } from './Breadcrumbs.js';
import { GOODS } from './goods-kind.js';
import { KindTabs } from './KindTabs.js';
import type { ShownList } from './kind.js';
import { Listing } from './Listing.js';

interface DepartmentPageProps extends ShownList<GoodsFields> {
  term: string;
}

export function DepartmentPage({ list, fixed, term }: DepartmentPageProps) {
  const departments = useShopQuery(departmentsQuery).data?.category ?? [];
  const texts = catalogTexts.useTexts();
  const id = fixed.cat_id;
  const parent = departments.find(
    ({ cat_id, son_category }) => cat_id === id || son_category.some((part) => part.cat_id === id),
  );
  const department =
    parent?.cat_id === id ? parent : parent?.son_category.find(({ cat_id }) => cat_id === id);
  const title = department?.cat_name ?? (term ? fill(texts.results, { term }) : texts.title);
  useTitle(title);
  const trail = [
    { name: texts.departments, path: pathTo('departments') },
    ...(parent ? [{ name: parent.cat_name, path: departmentPath(parent.cat_id) }] : []),
    ...(department && department !== parent
      ? [{ name: department.cat_name, path: departmentPath(department.cat_id) }]
      : []),
    ...(id ? [] : [{ name: title, path: '#' }]),
  ];
  const parts = department === parent ? (parent?.son_category ?? []) : [];
  return (
    <div className="stack-large page-width catalog">
      <Breadcrumbs trail={trail} />
      <header className="catalog-head">
        <h1 tabIndex={-1}>{title}</h1>
        {!term && <p className="lead">{id ? texts.departmentLead : texts.lead}</p>}
        {!id && <KindTabs kind="goods" term={term} />}
        {parts.length > 1 && (
          <ul className="part-tiles">
            {parts.map(({ cat_id, cat_name, art, color_hex }) => (
              <li key={cat_id}>
                <Link className="box" to={departmentPath(cat_id)}>
                  <GoodsPicture art={art} color={color_hex} />
                  <span>{cat_name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </header>
      <Listing
        kind={GOODS}
        list={list}
        fixed={fixed}
        label={title}
        {...(id && { toDepartment: departmentPath })}
      />
    </div>
  );
}
