import type { ReactNode } from 'react';
import type { ShopCategoryReply } from '../state/catalog.js';
import { ChevronIcon } from '../ui/icons.js';
import type { HeaderMessages } from './messages.js';

interface Props {
  readonly text: HeaderMessages;
  readonly list: ShopCategoryReply;
  readonly catId: string | null;
  readonly onCatId: (catId: string | null) => void;
}

/** The department to search in: a native select that is as wide as the chosen name. */
export function Departments({ text, list, catId, onCatId }: Props): ReactNode {
  const chosen = list.find(({ cat_id }) => cat_id === catId);
  const name = chosen?.cat_name ?? text.allDepartments;
  if (!list.length) return null;
  return (
    <span part="department" className="department">
      <span key={name} className="chosen" aria-hidden="true">
        {name}
      </span>
      <ChevronIcon />
      <select
        aria-label={text.department}
        value={chosen?.cat_id ?? ''}
        onInput={(event) => onCatId(event.currentTarget.value || null)}
      >
        <option value="">{text.allDepartments}</option>
        {list.map(({ cat_id, cat_name }) => (
          <option key={cat_id} value={cat_id}>
            {cat_name}
          </option>
        ))}
      </select>
    </span>
  );
}
