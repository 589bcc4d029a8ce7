import { useState } from 'react';
import type { Departments } from '../../api/sellers.js';

interface DepartmentChoiceProps {
  departments: Departments;
  /** Numbers with commas between them. */
  chosen: string;
  /** Most that can be chosen; the others then rest. */
  max: number;
  onChange: () => void;
}

/** The departments of the first level, of which several can be chosen. */
export function DepartmentChoice({ departments, chosen, max, onChange }: DepartmentChoiceProps) {
  const [ids, setIds] = useState(() => (chosen === '' ? [] : chosen.split(',')));
  return (
    <div className="seller-choices">
      {departments.map(({ cat_id, cat_name }) => {
        const id = String(cat_id);
        const isChosen = ids.includes(id);
        return (
          <label key={id}>
            <input
              type="checkbox"
              name="departments"
              value={id}
              checked={isChosen}
              disabled={!isChosen && ids.length >= max}
              onChange={() => {
                setIds(isChosen ? ids.filter((each) => each !== id) : [...ids, id]);
                onChange();
              }}
            />
            {cat_name}
          </label>
        );
      })}
    </div>
  );
}
