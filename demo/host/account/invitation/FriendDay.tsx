import type { Recorded } from '../../../shared/replies/prizes.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { invitationTexts } from '../../texts.js';

/** When a friend joined or, once it has, when their first order arrived. */
export function FriendDay({
  friend: { award_state, time },
}: {
  friend: Pick<Recorded, 'award_state' | 'time'>;
}) {
  const texts = invitationTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <time className="soft" dateTime={time}>
      {fill(award_state === 0 ? texts.joined : texts.firstOrder, { day: numbers.dayOf(time) })}
    </time>
  );
}
