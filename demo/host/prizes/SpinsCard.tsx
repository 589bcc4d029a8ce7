import { Link, useLocation } from 'react-router';
import { clockOf, dayOf, spokenDayOf } from '../account/times.js';
import { useSpeech } from '../messages/context.js';
import { openDialog } from '../session/openDialog.js';
import { useStorefront } from '../session/useStorefront.js';
import type { PrizeTexts } from './messages/messages.js';
import type { Info } from './usePrizeInfo.js';

interface SpinsCardProps {
  texts: PrizeTexts;
  info: Info;
}

/** How many spins the shopper has and when the next one comes; a guest is asked to sign in. */
export function SpinsCard({ texts: { spins }, info }: SpinsCardProps) {
  const { lang, numbers } = useSpeech();
  const { pathname } = useLocation();
  const isSignedIn = useStorefront(({ user }) => user.info !== null);
  if (!isSignedIn) {
    return (
      <section className="reward-panel spins-card" aria-labelledby="spins-title">
        <h2 id="spins-title">{spins.guest}</h2>
        <p>{spins.guestText}</p>
        <div className="form-buttons">
          <button type="button" className="button" onClick={() => openDialog('storefront-sign-in')}>
            {spins.signIn}
          </button>
          <Link className="button button-quiet" to={`/register?redirect=${encodeURIComponent(pathname)}`}>
            {spins.createAccount}
          </Link>
        </div>
      </section>
    );
  }
  // A failure is told once, where the odds are.
  if (info.status === 'failed') return null;
  if (info.status === 'loading')
    return <div className="reward-panel skeleton spins-skeleton" aria-hidden="true" />;
  const { can_award_num: left, next_free_at: next } = info.data;
  return (
    <section className="reward-panel spins-card" aria-labelledby="spins-title">
      <h2 id="spins-title">{spins.title}</h2>
      <p className="reward-figure">{left > 0 ? numbers.plural(spins.left, left) : spins.none}</p>
      {left > 0 && <p>{next === null ? spins.free : spins.earned}</p>}
      {next !== null && <p>{spins.next.replace('{time}', () => whenOf(next, lang))}</p>}
    </section>
  );
}

/** A moment of today or tomorrow, such as "tomorrow, 2:00 AM". */
function whenOf(time: string, lang: Parameters<typeof clockOf>[1]): string {
  const isToday = dayOf(time, lang) === dayOf(new Date().toISOString(), lang);
  const day = isToday ? spokenDayOf(time, lang) : tomorrow(lang);
  return `${day.toLocaleLowerCase(lang)}, ${clockOf(time, lang)}`;
}

const tomorrow = (lang: string): string =>
  new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(1, 'day');
