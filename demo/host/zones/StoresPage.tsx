import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { allStoresQuery } from '../api/goods.js';
import { AddressReader } from '../catalog/address.js';
import { OnePage } from '../catalog/Pages.js';
import { prefetch, useShopQuery } from '../data/use-shop-query.js';
import { catalogTexts, zoneTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { StoreCards } from './StoreCards.js';
import { loadZoneTexts, ZoneHead } from './ZoneHead.js';
import '../catalog/catalog.css';

export async function loader({ request }: LoaderFunctionArgs): Promise<number> {
  const page = new AddressReader(new URL(request.url).searchParams).page();
  prefetch(allStoresQuery(page));
  await loadZoneTexts();
  return page;
}

/** `/stores`: all stores and factories, by name. */
export function Component() {
  const page = useLoaderData<typeof loader>();
  const { stores: texts } = zoneTexts.useTexts();
  const { empty } = catalogTexts.useTexts();
  return (
    <div className="stack page-width zone">
      <ZoneHead title={texts.title} lead={texts.lead} />
      <AsyncView
        query={useShopQuery(allStoresQuery(page))}
        skeleton={<div className="skeleton stores-blank" />}
      >
        {({ list, total, pageSize }) =>
          total > 0 ? (
            <OnePage page={page} last={Math.ceil(total / pageSize)}>
              <StoreCards stores={list} />
            </OnePage>
          ) : (
            <Notice role="status" title={texts.none} to={pathTo('departments')} link={empty.browse} />
          )
        }
      </AsyncView>
    </div>
  );
}
