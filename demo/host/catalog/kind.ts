import type {
  ChoiceName,
  CountsOf,
  FilterOf,
  ListedName,
  ListFields,
  SearchOf,
  SortOf,
} from '../../shared/lists.js';
import type { ShopQuery } from '../data/use-shop-query.js';
import type { CardKind } from '../goods/CardGrid.js';
import type { I18n } from '../messages/i18n.js';
import type { CatalogMessages } from '../texts.js';
import type { ChoiceDetails, Place } from './facets.js';
import type { List } from './list.js';

/** One page of a list. */
export interface ListPage<Item> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly pageSize: number;
  /** The search words that replaced mistyped ones. */
  readonly corrected: string | null;
}

/** A list as its page shows it. */
export interface ShownList<F extends ListFields> {
  readonly list: List<F>;
  /** The filters that the page always applies, whatever the address says. */
  readonly fixed: FilterOf<F>;
  /** Returns the path of the same list in a department, or in all of them. By default, it goes into the query. */
  readonly toDepartment?: ((catId: string | null) => string) | undefined;
}

/** Says why there is nothing, and where to go on. */
interface Nothing {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

interface ListTexts<F extends ListFields> {
  /** The name of what's beside the list. */
  readonly side: string;
  readonly loading: string;
  readonly count: (total: number) => string;
  readonly sorts: Readonly<Record<SortOf<F>, string>>;
  /** Shown if nothing matches the filters, if there is nothing at all, and if there is no such list. */
  readonly filtered: Nothing;
  readonly none: Nothing;
  readonly unknown: Nothing;
}

/** A kind of list: what is listed, by which calls, with which cards, filters, and texts. */
export interface ListKind<
  F extends ListFields,
  Item extends { readonly goods_id: number | string },
  Counts extends CountsOf<F>,
> {
  readonly id: 'cars' | 'goods';
  readonly fields: F;
  readonly pageQuery: (search: SearchOf<F>) => ShopQuery<ListPage<Item>>;
  readonly countsQuery: (filter: FilterOf<F>) => ShopQuery<Counts>;
  readonly cards: CardKind<Item>;
  /** Whether the list starts at the top of its page, so that its first pictures load right away. */
  readonly isFirst: boolean;
  /** The filters that say which page it is, so that they can't be removed from an empty list. */
  readonly scope: readonly ChoiceName<F>[];
  /** Where a list without filters is. By default, on the same page. */
  readonly home?: string;
  /** Describes the filters whose values only the server has. It's a hook. */
  readonly useDetails: (
    place: Place,
    shown: ShownList<F>,
    counts: Counts | undefined,
  ) => Readonly<Record<Exclude<ChoiceName<F>, ListedName<F>>, ChoiceDetails>>;
  /** @param clear the address without filters */
  readonly textsOf: (i18n: I18n, texts: CatalogMessages, clear: string) => ListTexts<F>;
}
