import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import ChevronIcon from '../../assets/icons/chevron.svg?react';
import { type Catalog, FILES, type Field, type Widget, words } from '../catalog/catalog.js';
import type { Choice } from '../choice/choice.js';
import { useI18n } from '../messages/i18n.js';
import { usePlaces, useRelease } from '../page/use-data.js';
import { FieldControl } from './FieldControl.js';
import { Check } from './Row.js';
import { TextFields } from './TextFields.js';
import { ThemeFields } from './ThemeFields.js';
import { WidgetPicker } from './WidgetPicker.js';

interface PartProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible section of the form. */
function Part({ title, isOpen = false, children }: PartProps) {
  return (
    <details className="part" open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <ChevronIcon />
      </summary>
      <div className="stack part-fields">{children}</div>
    </details>
  );
}

/** The settings that nearly every page sets. The others come after them. */
const COMMON = ['api', 'site', 'partner', 'lang', 'theme-color'];

function Settings({ fields }: { fields: readonly Field[] }) {
  const { texts, translate } = useI18n();
  const { api, site } = usePlaces();
  const { data: release } = useRelease();
  const placeholders: Readonly<Record<string, string>> = { api, site };
  const isCommon = ({ name }: Field) => COMMON.includes(name);
  const renderField = (field: Field) => {
    const [label = translate(words(field.name)), hint = translate(field.description)] =
      texts.settings[field.name] ?? [];
    return (
      <FieldControl
        key={field.name}
        field={field}
        name={`settings.${field.name}`}
        label={label}
        hint={field.isSensitive ? `${hint} ${texts.form.notInLink}` : hint}
        // The snippet includes these even if the field is empty.
        placeholder={placeholders[field.name]}
      />
    );
  };
  return (
    <>
      <FieldControl
        field={FILES}
        name="settings.files"
        label={texts.form.files}
        hint={`${texts.form.filesHelp} ${texts.form.notInLink}`}
        placeholder={release?.base}
      />
      {fields.filter(isCommon).map(renderField)}
      <details className="more-settings">
        <summary>
          {texts.form.more}
          <ChevronIcon />
        </summary>
        <div className="stack part-fields">{fields.filter((field) => !isCommon(field)).map(renderField)}</div>
      </details>
    </>
  );
}

/** The switch for the plain form, which works without JavaScript. */
function PlainForm() {
  const { form } = useI18n().texts;
  const { field } = useController<Choice, 'form'>({ name: 'form' });
  return (
    <Check label={form.plainForm} hint={form.plainFormHelp} checked={field.value} onChange={field.onChange} />
  );
}

/** All options of a widget, built from `custom-elements.json`. */
export function ChoiceForm({ catalog, widget }: { catalog: Catalog; widget: Widget }) {
  const { texts, translate } = useI18n();
  // In a single column, the form comes before the preview, so it starts out collapsed.
  const [isWide] = useState(() => matchMedia('(min-width: 64em)').matches);
  return (
    <form className="stack choice-form" noValidate onSubmit={(event) => event.preventDefault()}>
      <WidgetPicker widgets={catalog.widgets} />
      <Part title={texts.sections.attributes} isOpen={isWide}>
        {widget.fields.length === 0 && <p className="form-hint">{texts.form.noAttributes}</p>}
        {widget.fields.map((field) => (
          <FieldControl
            key={widget.id + field.name}
            field={field}
            name={`attributes.${field.name}`}
            label={texts.labels[field.name] ?? translate(words(field.name))}
            hint={texts.hints[field.name] ?? translate(field.description)}
          />
        ))}
        {widget.takesForm && <PlainForm />}
      </Part>
      <Part title={texts.sections.settings}>
        <Settings fields={catalog.settings} />
      </Part>
      <Part title={texts.sections.theme}>
        <ThemeFields tokens={widget.tokens} />
      </Part>
      <Part title={texts.sections.texts}>
        <TextFields widget={widget} />
      </Part>
    </form>
  );
}
