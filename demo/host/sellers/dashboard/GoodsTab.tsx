import { useCallback } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { loadGoods } from '../../api/seller-store.js';
import { CalledView } from '../CalledView.js';
import { useCall } from '../useCall.js';
import { GoodsRow } from './GoodsRow.js';
import { TabPages } from './TabPages.js';
import type { TabProps } from './tab-props.js';

/** The goods of a store, those off sale too. */
export function GoodsTab({ token, texts, tell, onChanged }: TabProps) {
  const [search] = useSearchParams();
  const page = Number(search.get('page')) || 1;
  const q = search.get('q') ?? '';
  const [called, load] = useCall(useCallback(() => loadGoods(token, page, q), [token, page, q]));
  const { goods } = texts;
  const add = (
    <Link className="button" to={{ search: '?goods=new' }}>
      {goods.add}
    </Link>
  );
  return (
    <section aria-label={goods.list} className="seller-tab">
      <div className="seller-tools">
        <Form role="search" aria-label={goods.search} className="seller-find">
          <input type="hidden" name="tab" value="goods" />
          <input
            type="search"
            name="q"
            aria-label={goods.search}
            placeholder={goods.search}
            defaultValue={q}
          />
          <button type="submit" className="button button-quiet">
            {goods.find}
          </button>
        </Form>
        {add}
      </div>
      <CalledView called={called} load={load} loading={texts.loading}>
        {(data) =>
          data.list.length === 0 ? (
            <div className="notice">
              <h2>{q ? goods.none : goods.empty}</h2>
              <p>{q ? goods.noneText : goods.emptyText}</p>
              {q ? (
                <Link className="button" to={{ search: '?tab=goods' }}>
                  {goods.all}
                </Link>
              ) : (
                add
              )}
            </div>
          ) : (
            <>
              <table className="seller-goods">
                <thead>
                  <tr>
                    {[goods.name, goods.price, goods.stock, goods.sold, goods.state, goods.acts].map(
                      (head) => (
                        <th key={head} scope="col">
                          {head}
                        </th>
                      ),
                    )}
                  </tr>
                </thead>
                <tbody>
                  {data.list.map((good) => (
                    <GoodsRow
                      key={good.goods_id}
                      token={token}
                      good={good}
                      texts={texts}
                      onDone={async (text) => {
                        await load();
                        tell(text);
                        onChanged();
                      }}
                    />
                  ))}
                </tbody>
              </table>
              <TabPages data={data} tab="goods" q={q} texts={texts.pages} />
            </>
          )
        }
      </CalledView>
    </section>
  );
}
