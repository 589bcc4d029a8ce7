import { Link } from 'react-router';
import { useSpeech } from '../messages/speech.js';
import { WithoutScripts } from './WithoutScripts.js';

interface PlainBarProps {
  /** What the page has been searched for. */
  readonly term: string | undefined;
  /** The path of the list, which the search leads to. */
  readonly list: string;
}

/** The bar at the top where there are no scripts: a search, and the ways to what the shop sells. */
export function PlainBar({ term, list }: PlainBarProps) {
  const { nav } = useSpeech().texts;
  return (
    <WithoutScripts slot="without-scripts">
      <div className="plain-bar">
        <search>
          <form className="row" action={list}>
            <input
              type="search"
              name="goods_name"
              aria-label={nav.search}
              maxLength={100}
              defaultValue={term}
            />
            <button className="button" type="submit">
              {nav.search}
            </button>
          </form>
        </search>
        <nav className="row" aria-label={nav.ways}>
          <Link to="/">{nav.home}</Link>
          <Link to="/categories">{nav.cars}</Link>
          <Link to="/categories?in=goods">{nav.goods}</Link>
        </nav>
        <p>{nav.withoutScripts}</p>
      </div>
    </WithoutScripts>
  );
}
