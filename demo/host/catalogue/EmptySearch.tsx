import { Link, useLocation, useSearchParams } from 'react-router';
import { changed, filtered } from './address.js';
import { useCatalogueTexts } from './messages/load.js';
import { Notice } from './Notice.js';

/** Of a search that found nothing: what else to look for. */
export function EmptySearch({ term, corrected }: { term: string; corrected: string | null }) {
  const { empty } = useCatalogueTexts();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const words = [...new Set((corrected ?? term).split(/\s+/).filter((word) => word.length > 1))];
  const to = (goods_name: string) =>
    pathname + filtered(new URLSearchParams(changed(search, { in: null })), { goods_name });
  return (
    <Notice title={empty.title} text={empty.text}>
      {corrected && (
        <p className="did-you-mean">
          {empty.didYouMean} <Link to={to(corrected)}>{corrected}</Link>?
        </p>
      )}
      {words.length > 1 && (
        <div className="try-words">
          <p>{empty.words}</p>
          <ul className="chips">
            {words.map((word) => (
              <li key={word}>
                <Link className="chip" to={to(word)}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Link className="button" to="/content/classify">
        {empty.browse}
      </Link>
    </Notice>
  );
}
