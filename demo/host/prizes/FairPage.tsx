import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Round } from '../../shared/replies/prizes.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { loadRound, prizeInfoQuery } from '../api/prizes.js';
import { prefetch, useShopQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { prizeTexts } from '../texts.js';
import { AsyncView, useFailureText } from '../ui/AsyncView.js';
import { TextField } from '../ui/fields.js';
import { Form, useShopForm } from '../ui/form.js';
import { type Check, checkRound, isRevealed, type RevealedRound } from './fair.js';
import recipe from './fair.py?raw';
import { Facts, type Odds, OddsTable } from './OddsTable.js';
import './prizes.css';
import './rewards.css';

const texts = accountLoader(prizeTexts);

export function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const round = new URL(request.url).searchParams.get('round');
  if (round) prefetch(checkQuery(round));
  return texts();
}

/** The page where anyone can recompute a round of the wheel, signed in or not: `?round={number}`. */
export function Component() {
  const { check } = prizeTexts.useTexts();
  const round = useSearchParams()[0].get('round') ?? '';
  return (
    <AccountLayout title={check.title} lead={check.lead} guests>
      <RoundForm key={round} round={round} />
      <div role="status">{round !== '' && <CheckResult round={round} />}</div>
      <section className="card stack reward-panel" aria-labelledby="fair-how">
        <h2 id="fair-how">{check.how}</h2>
        <ol className="stack-small fair-steps">
          {check.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3>{check.code}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
        <pre dir="ltr" translate="no" tabIndex={0} aria-label={check.code}>
          <code>{recipe.trimEnd()}</code>
        </pre>
      </section>
      <p>
        <Link to={pathTo('promotion')}>{check.back}</Link>
      </p>
    </AccountLayout>
  );
}

/** Asks for a round's number, and puts it into the address. */
function RoundForm({ round }: { round: string }) {
  const { check } = prizeTexts.useTexts();
  const [, setSearch] = useSearchParams();
  const form = useShopForm({
    defaultValues: { round },
    check: ({ round }) => ({ round: /^\d{1,9}$/.test(round.trim()) ? undefined : check.needNumber }),
    send: async ({ round }) => round.trim(),
    onSent: (number) => setSearch({ round: number }, { state: KEEP_FOCUS }),
  });
  return (
    <Form form={form} className="card stack reward-panel fair-form">
      <TextField
        name="round"
        label={check.label}
        hint={check.hint}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
      <button type="submit" className="button">
        {check.button}
      </button>
    </Form>
  );
}

type Result =
  | { readonly status: 'open' | 'unavailable'; readonly round: Round }
  | {
      readonly status: 'checked';
      readonly round: RevealedRound;
      readonly check: Check;
      readonly sectors: readonly Odds[];
    };

/** A round by its number, recomputed. */
const checkQuery = (number: string) => ({
  queryKey: ['checked round', number],
  async queryFn(): Promise<Result> {
    // Only the names are today's. The odds are those of the round.
    const [round, names] = await Promise.all([
      loadRound(number),
      prizeInfoQuery.queryFn().then(
        ({ prizes }) => prizes.map(({ award_name }) => award_name),
        () => [],
      ),
    ]);
    if (!isRevealed(round)) return { status: 'open', round };
    if (!('subtle' in crypto)) return { status: 'unavailable', round };
    const sectors = round.odds.map((weight, index) => ({
      award_level: index + 1,
      award_name: names[index] ?? '',
      odds: weight / 10_000,
      weight,
    }));
    return { status: 'checked', round, check: await checkRound(round), sectors };
  },
});

/** The result of recomputing a round, announced once it's there. */
function CheckResult({ round }: { round: string }) {
  const { check } = prizeTexts.useTexts();
  const result = useShopQuery(checkQuery(round));
  const failure = useFailureText(result.error);
  return (
    <AsyncView
      query={result}
      skeleton={<div className="skeleton fair-skeleton" aria-hidden="true" />}
      failure={() => <p className="card stack reward-panel">{failure}</p>}
    >
      {(result) => {
        if (result.status === 'checked') return <Checked {...result} />;
        if (result.status === 'unavailable')
          return <p className="card stack reward-panel">{check.unavailable}</p>;
        return (
          <section className="card stack reward-panel">
            <h2>{check.open}</h2>
            <p>{check.openText}</p>
            <Facts facts={[[check.hash, result.round.hash]]} />
          </section>
        );
      }}
    </AsyncView>
  );
}

function Checked({ round, check: found, sectors }: Extract<Result, { status: 'checked' }>) {
  const { check } = prizeTexts.useTexts();
  const { texts: common, numbers } = useI18n();
  const fits = found.hash === round.hash ? check.fits : check.differs;
  return (
    <section className="card stack reward-panel fair-result" data-right={found.isRight}>
      <p>
        {fill(check.result, { n: round.round })}
        {SEPARATOR}
        {check.drawn} {numbers.dayOf(round.drawn_at)}, {numbers.clockOf(round.drawn_at)}
      </p>
      <h2>{found.isRight ? check.right : check.wrong}</h2>
      <p>{found.isRight ? check.rightText : check.wrongText}</p>
      <Facts
        facts={[
          [check.hash, round.hash],
          [check.seed, round.seed],
          [fill(common.labeled, { label: check.ownHash, value: fits }), found.hash],
          [check.key, round.key],
          [check.ticket, numbers.count(found.ticket)],
          [check.sector, numbers.count(found.sector)],
          [check.shown, numbers.count(round.award_level)],
        ]}
      />
      {round.instead === 1 && <p>{check.instead}</p>}
      <details className="fair-odds">
        <summary>{check.text}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
        <pre dir="ltr" translate="no" tabIndex={0} aria-label={check.text}>
          {found.text}
        </pre>
      </details>
      <OddsTable sectors={sectors} highlighted={found.sector} />
    </section>
  );
}
