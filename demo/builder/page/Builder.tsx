import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Catalog, Field } from '../catalog/catalog.js';
import { fromAddress, ignoredIn, toAddress } from '../choice/address.js';
import { type Choice, type Embed, embedOf, type Kind } from '../choice/choice.js';
import type { Measured } from '../costs/costs.js';
import { ChoiceForm } from '../form/ChoiceForm.js';
import { LANG_KEY } from '../messages/first-language.js';
import { directionOf, useI18n } from '../messages/i18n.js';
import { PreviewPanel } from '../preview/PreviewPanel.js';
import { CodePanel } from '../snippets/CodePanel.js';
import { CopyButton } from '../snippets/CopyButton.js';
import { IgnoredNote } from '../snippets/IgnoredNote.js';
import { Bar } from './Bar.js';
import { useCatalog, useSnippet } from './use-data.js';

export function Builder() {
  const { texts } = useI18n();
  const catalog = useCatalog();
  return (
    <>
      <a className="skip-link" href="#code">
        {texts.skip}
      </a>
      <Bar />
      <main>
        {catalog.data ? (
          <Workbench catalog={catalog.data} />
        ) : (
          <div className="notice" role={catalog.error ? 'alert' : 'status'}>
            <p>{catalog.error ? texts.failed : texts.loading}</p>
            {catalog.error && (
              <button type="button" className="button-quiet" onClick={() => void catalog.refetch()}>
                {texts.retry}
              </button>
            )}
          </div>
        )}
      </main>
    </>
  );
}

/** The page's introduction, with a shortcut: a button that copies the first block of code. */
function Intro({ embed, kind, ignored }: { embed: Embed; kind: Kind; ignored: readonly Field[] }) {
  const { texts } = useI18n();
  const [block] = useSnippet(embed, kind);
  return (
    <header className="intro">
      <div>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <IgnoredNote ignored={ignored} />
      </div>
      <CopyButton className="button-quiet intro-copy" label={texts.copyCode} text={() => block?.code ?? ''} />
    </header>
  );
}

/** The delay before the URL is updated, because browsers reject updates that come too often. */
const ADDRESS_MS = 150;

/** Keeps the URL in sync with the choice, so a link opens the same setup. */
function useAddress(choice: Choice, catalog: Catalog): void {
  const { lang } = useI18n();
  const address = toAddress(choice, catalog, directionOf(lang));
  useEffect(() => {
    const later = setTimeout(() => {
      history.replaceState(null, '', `?${address}&${new URLSearchParams({ [LANG_KEY]: lang })}`);
    }, ADDRESS_MS);
    return () => clearTimeout(later);
  }, [address, lang]);
}

/** The form, the preview, and the code. */
function Workbench({ catalog }: { catalog: Catalog }) {
  const { lang } = useI18n();
  const [first] = useState(() => fromAddress(location.search, catalog, directionOf(lang)));
  const [ignored] = useState(() => ignoredIn(location.search, catalog));
  const form = useForm<Choice>({ defaultValues: first, mode: 'onChange' });
  // All fields exist from the first render, so no part of the choice is missing.
  const choice = useWatch({ control: form.control }) as Choice;
  const embed = useMemo(() => embedOf(catalog, choice), [catalog, choice]);
  // The expensive parts catch up when React has time.
  const deferredEmbed = useDeferredValue(embed);
  const [measured, setMeasured] = useState<Measured>();
  useAddress(choice, catalog);
  return (
    <FormProvider {...form}>
      <Intro embed={deferredEmbed} kind={choice.view.code} ignored={ignored} />
      <div className="workbench">
        <ChoiceForm catalog={catalog} widget={embed.widget} />
        <div className="stack">
          <PreviewPanel
            // Another widget starts with an empty list of events.
            key={deferredEmbed.widget.id}
            embed={deferredEmbed}
            view={choice.view}
            onLoad={setMeasured}
          />
          <CodePanel embed={deferredEmbed} kind={choice.view.code} ignored={ignored} measured={measured} />
        </div>
      </div>
    </FormProvider>
  );
}
