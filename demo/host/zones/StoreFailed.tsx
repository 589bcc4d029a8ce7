import { Link } from 'react-router';
import type { Failure } from '../api/request.js';
import { useCatalogueTexts } from '../catalogue/messages/load.js';
import { Notice } from '../catalogue/Notice.js';
import { Failed } from '../shell/Loaded.js';
import { useTitle } from '../shell/title.js';
import { useZoneTexts } from './messages/load.js';

/** Instead of the page of a store that isn't there, or could not be loaded. */
export function StoreFailed({ failure }: { failure: Failure }) {
  const { store } = useZoneTexts();
  const { empty } = useCatalogueTexts();
  const isUnknown = failure.code === 404 || failure.code === 400;
  useTitle(store.unknown);
  return (
    <div className="page-width product-failed">
      {isUnknown ? (
        <>
          <h1 className="visually-hidden" tabIndex={-1}>
            {store.unknown}
          </h1>
          <Notice title={store.unknown} text={store.unknownText}>
            <Link className="button" to="/content/classify">
              {empty.browse}
            </Link>
          </Notice>
        </>
      ) : (
        <Failed failure={failure} />
      )}
    </div>
  );
}
