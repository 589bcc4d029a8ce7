import { Link } from 'react-router';
import type { Department, GoodsFacets } from '../../shared/replies/goods.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { departmentPath } from '../goods/links.js';
import { useI18n } from '../messages/i18n.js';
import { softHyphens } from '../messages/softHyphens.js';
import { zoneTexts } from '../texts.js';
import { Blanks } from '../ui/Blanks.js';

interface DepartmentCardsProps {
  departments: Department[];
  /** How many goods there are in each department. Empty until that's known. */
  counts: GoodsFacets['category'];
}

/** A card for each top-level department, with links to its subdepartments. */
export function DepartmentCards({ departments, counts }: DepartmentCardsProps) {
  const { classify } = zoneTexts.useTexts();
  const { numbers } = useI18n();
  const countOf = (id: string) => counts.find(({ cat_id }) => cat_id === id)?.count;
  return (
    <ul className="department-cards">
      {departments.map(({ cat_id, cat_name, art, color_hex, son_category }) => {
        const count = countOf(cat_id);
        return (
          <li key={cat_id} className="card department-card">
            <Link className="department-main" to={departmentPath(cat_id)}>
              <GoodsPicture art={art} color={color_hex} />
              <span>
                <strong>{softHyphens(cat_name, 12)}</strong>
                <span className="hint">
                  {count === undefined ? '\u00a0' : numbers.plural(classify.count, count)}
                </span>
              </span>
            </Link>
            <ul>
              {son_category.map((part) => (
                <li key={part.cat_id}>
                  <Link to={departmentPath(part.cat_id)}>{part.cat_name}</Link>
                  <span aria-hidden="true">{countOf(part.cat_id) ?? ''}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** An empty card for each department. */
export const DepartmentCardsSkeleton = () => (
  <Blanks className="department-cards" itemClass="card department-card" count={12}>
    <span className="skeleton department-blank" />
  </Blanks>
);
