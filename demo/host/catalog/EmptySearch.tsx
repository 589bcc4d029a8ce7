import { Link, useLocation, useSearchParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { fill } from '../messages/i18n.js';
import { catalogTexts } from '../texts.js';
import { Notice } from '../ui/Notice.js';
import { changed, filtered } from './address.js';
import { useFindingWords, useFoundCars, useFoundGoods } from './useFound.js';

/** Maximum number of words that are tried one by one. */
const MAX_WORDS = 5;

/** Says that the search used other words than those typed. */
export function Corrected({ term, corrected }: { term: string; corrected: string | null }) {
  const texts = catalogTexts.useTexts();
  if (!corrected) return null;
  return <p className="list-note">{fill(texts.corrected, { term, words: corrected })}</p>;
}

/**
 * Suggests what else to look for after a search without results: other words only if they find the other kind, and just
 * one of those typed only if it finds anything.
 */
export function EmptySearch({ term, corrected }: { term: string; corrected: string | null }) {
  const { empty } = catalogTexts.useTexts();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const found = (useFoundCars() ?? 0) + (useFoundGoods() ?? 0);
  const typed = [...new Set(term.split(/\s+/).filter((word) => word.length > 1))];
  const words = useFindingWords(typed.length > 1 ? typed.slice(0, MAX_WORDS) : []);
  const to = (goods_name: string) =>
    pathname + filtered(new URLSearchParams(changed(search, { in: null })), { goods_name });
  return (
    <Notice
      role="status"
      title={empty.title}
      text={empty.text}
      to={pathTo('departments')}
      link={empty.browse}
    >
      {corrected && found > 0 && (
        <p className="did-you-mean">
          {empty.didYouMean} <Link to={to(corrected)}>{corrected}</Link>?
        </p>
      )}
      {words.length > 0 && (
        <div className="try-words">
          <p>{empty.words}</p>
          <ul className="row chips">
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
    </Notice>
  );
}
