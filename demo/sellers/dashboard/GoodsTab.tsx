import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { Photo } from '../../host/art/Photo.js';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { AsyncView, FailureText } from '../../host/ui/AsyncView.js';
import { Notice } from '../../host/ui/Notice.js';
import { pastable } from '../../host/ui/pasting.js';
import type { SellerGood } from '../../shared/replies/seller-store.js';
import { unbrokenUnits } from '../../shared/unbroken-units.js';
import { ArtPicture } from '../ArtPicture.js';
import { useSellerQuery } from '../api/session.js';
import { goodsQuery, refetchStore, setOnSale, setStock } from '../api/store.js';
import { Skeleton } from '../Skeleton.js';
import { storeTexts } from '../texts.js';
import { TabPages } from './TabPages.js';

/** The store's goods, including those off sale. @param tell shows the seller a message about what was done */
export function GoodsTab({ notify }: { notify: (text: string) => void }) {
  const { goods, loading } = storeTexts.useTexts();
  const [search] = useSearchParams();
  const page = Number(search.get('page')) || 1;
  const q = search.get('q') ?? '';
  const query = useSellerQuery(goodsQuery(page, q), true);
  return (
    <section aria-label={goods.list} className="stack seller-tab">
      <div className="seller-tools">
        <Form role="search" aria-label={goods.search} className="seller-find">
          <input type="hidden" name="tab" value="goods" />
          <input
            {...pastable({ type: 'search' })}
            className="input"
            name="q"
            aria-label={goods.search}
            placeholder={goods.search}
            defaultValue={q}
          />
          <button type="submit" className="button button-quiet">
            {goods.find}
          </button>
        </Form>
        <Link className="button" to={{ search: '?goods=new' }}>
          {goods.add}
        </Link>
      </div>
      <AsyncView query={query} skeleton={<Skeleton text={loading} />}>
        {(data) =>
          data.list.length === 0 ? (
            <Notice
              title={q ? goods.none : goods.empty}
              text={q ? goods.noneText : goods.emptyText}
              to={q ? '?tab=goods' : '?goods=new'}
              link={q ? goods.all : goods.add}
            />
          ) : (
            <>
              <table className="table seller-goods">
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
                    <GoodsRow key={good.goods_id} good={good} notify={notify} />
                  ))}
                </tbody>
              </table>
              <TabPages data={data} tab="goods" q={q} />
            </>
          )
        }
      </AsyncView>
    </section>
  );
}

function GoodsRow({ good, notify }: { good: SellerGood; notify: (text: string) => void }) {
  const texts = storeTexts.useTexts();
  const { numbers } = useI18n();
  const { goods } = texts;
  const { goods_id, goods_name, price, list_price, stock, sold } = good;
  const isOn = good.on_sale === 1;
  const named = (text: string) => fill(text, { name: goods_name });
  const state = !isOn ? 'off' : stock === 0 ? 'out' : 'on';

  const act = useMutation({
    mutationFn: ({ call }: { call: () => Promise<SellerGood>; done: string }) => call(),
    onSuccess: async (_, { done }) => {
      await refetchStore();
      notify(named(done));
    },
  });
  const saveStock = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stock = String(new FormData(event.currentTarget).get('stock') ?? '').trim();
    if (!act.isPending) act.mutate({ call: () => setStock(goods_id, stock), done: goods.stocked });
  };
  const toggle = () => {
    const done = isOn ? goods.tookOff : texts.added;
    if (!act.isPending) act.mutate({ call: () => setOnSale(goods_id, !isOn), done });
  };
  return (
    <tr>
      <th scope="row">
        <span className="seller-good">
          <span className="seller-thumb">
            {good.photo ? (
              <Photo photo={good.photo} name="" sizes="48px" />
            ) : (
              <ArtPicture art={good.art} color={good.color_hex} goodsId={good.goods_id} />
            )}
          </span>
          <span>
            <bdi>{unbrokenUnits(goods_name)}</bdi>
            <small>{good.cat_name}</small>
          </span>
        </span>
        <FailureText error={act.error} className="form-wrong" />
      </th>
      <td data-label={goods.price}>
        <span>
          {numbers.price(price)} {list_price !== null && <s>{numbers.price(list_price)}</s>}
        </span>
      </td>
      <td data-label={goods.stock}>
        <form className="seller-stock" onSubmit={saveStock}>
          <input
            key={stock}
            className="input"
            name="stock"
            aria-label={named(goods.stockNamed)}
            {...pastable({ inputMode: 'numeric', dir: 'ltr', maxLength: 6 })}
            pattern="\d{1,6}"
            required
            defaultValue={stock}
          />
          <button
            type="submit"
            className="link-button"
            aria-label={named(goods.setStockNamed)}
            aria-disabled={act.isPending}
          >
            {goods.setStock}
          </button>
        </form>
      </td>
      <td data-label={goods.sold}>{numbers.count(sold)}</td>
      <td data-label={goods.state}>
        <span className="badge seller-state" data-state={state}>
          {goods[state]}
        </span>
      </td>
      <td>
        <span className="row seller-row-acts">
          <Link to={{ search: `?goods=${goods_id}` }} aria-label={named(goods.editNamed)}>
            {goods.edit}
          </Link>
          <button
            type="button"
            className="link-button seller-link"
            aria-label={named(isOn ? goods.takeOffNamed : goods.putOnNamed)}
            aria-disabled={act.isPending}
            onClick={toggle}
          >
            {isOn ? goods.takeOff : goods.putOn}
          </button>
        </span>
      </td>
    </tr>
  );
}
