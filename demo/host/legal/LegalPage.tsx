import { useEffect } from 'react';
import { type LoaderFunctionArgs, NavLink, useLoaderData, useRevalidator } from 'react-router';
import { pageAt, pathTo } from '../../shared/pages.js';
import { fill, pageLang, useI18n } from '../messages/i18n.js';
import { useTitle } from '../shell/title.js';
import { LEGAL_NAMES } from './document.js';
import { LegalText } from './LegalText.js';
import { type LegalData, loadLegal } from './load.js';
import './legal.css';

export function loader({ request }: LoaderFunctionArgs): Promise<LegalData> {
  const here = pageAt(new URL(request.url).pathname)?.name;
  return loadLegal(LEGAL_NAMES.find((name) => name === here) ?? 'terms', pageLang());
}

export function Component() {
  const { lang: loaded, document: text } = useLoaderData<LegalData>();
  const { texts, numbers, lang } = useI18n();
  const { revalidate } = useRevalidator();
  useTitle(text.title);
  useEffect(() => {
    if (loaded !== lang) revalidate();
  }, [loaded, lang, revalidate]);
  return (
    <div className="stack page-width page-top legal">
      <header className="stack-small legal-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="soft">{fill(texts.legal.updated, { date: numbers.day(text.updated) })}</p>
        <nav className="screen-only" aria-label={texts.legal.documents}>
          <ul>
            {LEGAL_NAMES.map((name) => (
              <li key={name}>
                <NavLink to={pathTo(name)}>{texts.legal[name]}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <nav className="box legal-contents screen-only" aria-labelledby="contents">
        <h2 id="contents">{texts.legal.contents}</h2>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="legal-text" lang={loaded}>
        <section className="legal-summary" aria-labelledby="in-short">
          <h2 id="in-short">{texts.legal.summary}</h2>
          <ul className="stack-tiny legal-list">
            {text.summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <LegalText text={text} level="h2" isPage />
      </article>
    </div>
  );
}
