import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Wrong } from '../../../shared/wrong/wrong.js';
import type { Outcome } from '../../api/request.js';
import { type Good, loadGood } from '../../api/seller-store.js';
import { type Departments, loadDepartments } from '../../api/sellers.js';
import { CalledView } from '../CalledView.js';
import { useCall } from '../useCall.js';
import { GoodsForm } from './GoodsForm.js';
import type { TabProps } from './tab-props.js';

interface GoodsPageProps extends TabProps {
  /** The number of the goods, or `new`. */
  goodsId: string;
  isFactory: boolean;
  wrong: Wrong;
  check: string;
  optional: string;
}

interface Needed {
  good: Good | null;
  departments: Departments;
}

/** The page on which goods are added or changed. */
export function GoodsPage({ token, goodsId, texts, tell, ...rest }: GoodsPageProps) {
  const navigate = useNavigate();
  const load = useCallback(() => loadNeeded(token, goodsId), [token, goodsId]);
  const [called, reload] = useCall(load);
  const { form } = texts;
  const isNew = goodsId === 'new';
  const back = { search: '?tab=goods' };
  return (
    <section className="seller-tab" aria-labelledby="seller-goods-title">
      <p>
        <Link to={back}>{form.back}</Link>
      </p>
      <h2 id="seller-goods-title">{isNew ? form.addTitle : form.editTitle}</h2>
      <CalledView called={called} load={reload} loading={texts.loading}>
        {({ good, departments }) => (
          <GoodsForm
            {...rest}
            token={token}
            texts={texts}
            good={good}
            departments={departments}
            onSaved={(name) => {
              tell((isNew ? texts.added : texts.saved).replace('{name}', name));
              navigate(back);
            }}
            cancel={
              <Link className="button button-quiet" to={back}>
                {form.cancel}
              </Link>
            }
          />
        )}
      </CalledView>
    </section>
  );
}

async function loadNeeded(token: string, goodsId: string): Promise<Outcome<Needed>> {
  const [departments, good] = await Promise.all([
    loadDepartments(),
    goodsId === 'new' ? null : loadGood(token, goodsId),
  ]);
  if (departments.status === 'failed') return departments;
  if (good?.status === 'failed') return good;
  return { status: 'ready', data: { good: good?.data ?? null, departments: departments.data } };
}
