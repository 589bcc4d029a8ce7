import { CheckIcon } from '../art/icons.js';
import { useSpeech } from '../messages/context.js';

/** What an account is good for, over the port by night. */
export function Panel() {
  const { texts, lang } = useSpeech();
  const { panel, reasons } = texts.account;
  return (
    <aside className="account-panel" aria-labelledby="account-panel">
      <img src={lang === 'ar' ? '/media/hero-rtl.svg' : '/media/hero.svg'} alt="" width="1600" height="640" />
      <div>
        <h2 id="account-panel">{panel.title}</h2>
        <p>{panel.text}</p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <CheckIcon />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
