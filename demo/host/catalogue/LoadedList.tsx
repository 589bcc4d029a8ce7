import { useLocation } from 'react-router';
import { CarGridSkeleton } from '../cars/CarGridSkeleton.js';
import { useSpeech } from '../messages/context.js';
import { Loaded } from '../shell/Loaded.js';
import { CarList, Notice } from './CarList.js';
import type { ListData } from './loadList.js';
import { SortSelect } from './SortSelect.js';

const NOT_FOUND = 404;

/** The list in each of its states: awaited, there, of an unknown make, failed. */
export function LoadedList({ cars, query, brands }: ListData) {
  const { pathname, search } = useLocation();
  const { texts, numbers } = useSpeech();
  const { list } = texts;
  // Of a make that the shop has, it's the model that is unknown: nothing matches, and no more is known.
  const missing = brands.some(({ value }) => value === query.brand) ? (
    <Notice title={list.empty} text={list.emptyText} />
  ) : (
    <Notice title={list.unknown} text={list.unknownText} />
  );
  // A new address is a new list: its skeleton shows at once.
  const key = pathname + search;
  return (
    <>
      {/* Outside of the list, so that the focus stays in the select when a new order loads. */}
      <div className="list-bar">
        <p role="status">
          <Loaded key={key} outcome={cars} skeleton={list.loading} failure={() => ''}>
            {({ total }) => numbers.plural(list.count, total)}
          </Loaded>
        </p>
        <SortSelect sort={query.sort} />
      </div>
      <Loaded
        key={key}
        outcome={cars}
        skeleton={<CarGridSkeleton />}
        failure={({ code }) => (code === NOT_FOUND ? missing : null)}
      >
        {(page) => <CarList page={page} query={query} />}
      </Loaded>
    </>
  );
}
