/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentProps, FunctionComponent } from 'react';
import { useController } from 'react-hook-form';
import type { Widget } from '../catalog/catalog.js';
import type { Choice } from '../choice/choice.js';
import { useI18n } from '../messages/i18n.js';

/** An icon for each widget. The file name is the widget's id. */
const icons = import.meta.glob<FunctionComponent<ComponentProps<'svg'>>>('../../assets/icons/widgets/*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
});

/** The list of widgets to choose from, with a summary of the chosen one. */
export function WidgetPicker({ widgets }: { widgets: readonly Widget[] }) {
  const { texts, translate } = useI18n();
  const { field } = useController<Choice, 'widget'>({ name: 'widget' });
  const chosen = widgets.find(({ id }) => id === field.value) ?? widgets[0];
  return (
    <section className="part picker" aria-labelledby="choose">
      <h2 id="choose">{texts.sections.widget}</h2>
      <div className="widgets" role="radiogroup" aria-labelledby="choose" aria-describedby="summary">
        {widgets.map(({ id, title }) => {
          const Icon = icons[`../../assets/icons/widgets/${id}.svg`];
          return (
            <label key={id} className="widget">
              <input
                type="radio"
                className="visually-hidden"
                name={field.name}
                value={id}
                checked={id === chosen?.id}
                onChange={() => field.onChange(id)}
              />
              {Icon && <Icon aria-hidden="true" />}
              <span>{translate(title)}</span>
            </label>
          );
        })}
      </div>
      <p id="summary" className="form-hint">
        {chosen && translate(chosen.summary)}
      </p>
    </section>
  );
}
