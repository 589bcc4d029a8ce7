import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { fill } from '../../host/messages/i18n.js';
import type { Field } from '../catalog/catalog.js';
import { type Choice, type Embed, KINDS, type Kind } from '../choice/choice.js';
import { CostTable } from '../costs/CostTable.js';
import type { Measured } from '../costs/costs.js';
import { useI18n } from '../messages/i18n.js';
import { usePlaces, useRelease, useSnippet } from '../page/use-data.js';
import { BeforeLive, isolated } from './BeforeLive.js';
import type { Block } from './block.js';
import { CopyButton } from './CopyButton.js';
import { highlight } from './highlight.js';
import { IgnoredNote } from './IgnoredNote.js';

/** The guides of the documentation for the kinds of pages, and for two frameworks that have no tab. */
const GUIDES = [
  'react',
  'next',
  'vue',
  'svelte',
  'angular',
  'wordpress',
  'site-builders',
  'tag-manager',
] as const;

interface CodePanelProps {
  embed: Embed;
  kind: Kind;
  /** The settings of the link that were ignored. */
  ignored: readonly Field[];
  /** The preview's requests. Undefined until there are any. */
  measured: Measured | undefined;
}

export function CodePanel({ embed, kind, ignored, measured }: CodePanelProps) {
  const { texts } = useI18n();
  const { site } = usePlaces();
  const { data: release, error, refetch } = useRelease();
  const blocks = useSnippet(embed, kind);
  return (
    <>
      <section className="panel code" id="code" aria-labelledby="code-title" tabIndex={-1}>
        <div className="panel-head">
          <h2 id="code-title">{texts.sections.code}</h2>
        </div>
        <Kinds />
        <div id="code-panel" role="tabpanel" aria-labelledby={`code-${kind}`}>
          <p className="code-about">
            {texts.snippets.about[kind]}{' '}
            {kind === 'wordpress' && release && (
              <a href={`${release.base}wordpress/storefront-widgets.zip`}>{texts.snippets.plugin}</a>
            )}
          </p>
          <p className="code-about">
            {texts.snippets.guides}{' '}
            {GUIDES.map((page) => (
              <span key={page}>
                <a href={`${site}/docs/guides/${page}.html`} hrefLang="en">
                  {{ ...texts.snippets, svelte: 'Svelte', angular: 'Angular' }[page]}
                </a>{' '}
              </span>
            ))}
          </p>
          {release && !release.isPinned && <p className="form-wrong">{texts.snippets.unpinned}</p>}
          {release && blocks.some(({ place }) => place === 'install') && (
            <p className="code-about">
              {fill(texts.snippets.unpublished, {
                version: isolated(release.version),
                pack: isolated('npm ci && npm pack'),
              })}
            </p>
          )}
          <IgnoredNote ignored={ignored} />
          {blocks.map((each) => (
            <BlockView key={each.place} {...each} />
          ))}
          {release && blocks.length > 0 && <BeforeLive blocks={blocks} embed={embed} release={release} />}
          {error && (
            <p className="form-wrong" role="alert">
              {texts.failed}{' '}
              <button type="button" className="text-button" onClick={() => void refetch()}>
                {texts.retry}
              </button>
            </p>
          )}
        </div>
      </section>
      {release && <CostTable release={release} widget={embed.widget.id} kind={kind} measured={measured} />}
    </>
  );
}

/** A tab for each kind of snippet. */
function Kinds() {
  const { snippets } = useI18n().texts;
  const { field } = useController<Choice, 'view.code'>({ name: 'view.code' });
  const list = useRef<HTMLDivElement>(null);
  const move = (event: React.KeyboardEvent) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      Home: -KINDS.indexOf(field.value),
      End: KINDS.length - 1 - KINDS.indexOf(field.value),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = KINDS.at((KINDS.indexOf(field.value) + step) % KINDS.length);
    field.onChange(next);
    list.current?.querySelector<HTMLElement>(`#code-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={snippets.kind} ref={list} onKeyDown={move}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          id={`code-${kind}`}
          type="button"
          role="tab"
          aria-selected={kind === field.value}
          aria-controls="code-panel"
          tabIndex={kind === field.value ? 0 : -1}
          onClick={() => field.onChange(kind)}
        >
          {snippets[kind]}
        </button>
      ))}
    </div>
  );
}

function BlockView({ place, file, code }: Block) {
  const { places, copy, copyNamed } = useI18n().texts.snippets;
  const name = file ?? places[place];
  return (
    <figure className="block">
      <figcaption>
        <span dir={file ? 'ltr' : undefined}>{name}</span>
        <CopyButton label={copy} name={fill(copyNamed, { name })} text={() => code} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre dir="ltr" translate="no" tabIndex={0} role="region" aria-label={name}>
        <code>
          {highlight(code).map(([text, kind], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their order
            <span key={index} className={kind && `code-${kind}`}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
