import { fill } from '../../host/messages/i18n.js';
import { type Field, words } from '../catalog/catalog.js';
import { useI18n } from '../messages/i18n.js';

/** Says what the code leaves out of the link that opened the page. Stands beside the buttons that copy the code. */
export function IgnoredNote({ ignored }: { ignored: readonly Field[] }) {
  const { lang, texts, translate } = useI18n();
  if (ignored.length === 0) return null;
  const names = ignored.map(({ name }) => texts.settings[name]?.[0] ?? translate(words(name)));
  return (
    <p className="ignored-note" role="note">
      {fill(texts.snippets.ignored, {
        names: new Intl.ListFormat(lang).format(names),
        section: texts.sections.settings,
      })}
    </p>
  );
}
