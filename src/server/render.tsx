import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { carSearchStyles } from '../car-search/CarSearch.js';
import { carSearch } from '../car-search/car-search.definition.js';
import { Hero, shapesOf, Waiting } from '../car-search/Hero.js';
import { carSearchMessages } from '../car-search/messages.js';
import plainForm from '../car-search/plain-form.css';
import type { ServerData } from '../car-search/server-markup.js';
import { renderBase, renderForm, toAction } from '../car-search/templates.js';
import { toValue, warnOnce } from '../element/attributes.js';
import { type AttributeValues, toAttributeName } from '../element/definition.js';
import { sharedStyles } from '../element/every-widget.js';
import { isColor } from '../page/color.js';
import { type Language, toLanguage } from '../page/locale.js';
import { type CarIndexReply, readCarIndex } from '../state/cars.js';

/** The attributes of the car search, by property name. */
export type CarSearchAttributes = Partial<AttributeValues<typeof carSearch>>;

/** The options for rendering a car search on a server: the element's attributes, and the following. */
export interface RenderOptions extends CarSearchAttributes {
  /** The `data` of a `carIndex` reply, as the API sends it. Without it, placeholders for the fields are rendered. */
  readonly data?: unknown;
  /** As on the loader's tag: the API that the makes come from. If omitted, they are used for any API. */
  readonly api?: string;
  /** As on the loader's tag: where the form submits to. Defaults to the page's own site. */
  readonly site?: string;
  /** As on the loader's tag: sent along with the form. */
  readonly partner?: string;
  /** As on the loader's tag: `#rgb` or `#rrggbb`. */
  readonly themeColor?: string;
  /** The language of the page and of the makes. Defaults to English. */
  readonly lang?: Language;
  /** The nonce of the page's Content-Security-Policy, for the stylesheet. */
  readonly nonce?: string;
}

/**
 * Renders the markup of a car search, with declarative shadow DOM. `src/index.ts` documents it for its users.
 * @returns '' after one warning if the widget can't be rendered on a server.
 */
export async function renderWidget(widget: string, options: RenderOptions = {}): Promise<string> {
  if (widget !== 'car-search') {
    warnOnce(`render("${widget}"): a server can draw "car-search" alone.`);
    return '';
  }
  const lang = toLanguage(options.lang) ?? 'en';
  const text = await carSearchMessages.load(lang);
  const attributes = readAttributes(options);
  const banner = readBanner(options.data);
  const { compact, heading, subheading, image } = attributes;
  const titles = compact ? null : banner?.title;
  const theme = options.themeColor && isColor(options.themeColor) ? options.themeColor : null;
  const src = absolute(image ?? banner?.img_pc, image === null ? options.api : undefined);

  return renderToStaticMarkup(
    createElement(
      carSearch.tag,
      { ...toMarkup(attributes), ...(options.lang && { lang }) },
      createElement(
        'template',
        { shadowrootmode: 'open' },
        <Sheet nonce={options.nonce} />,
        renderBase<ReactNode>(
          createElement,
          lang,
          theme,
          <Hero
            compact={compact}
            more={attributes.facets ? 'faceted' : attributes.counts ? 'counted' : ''}
            heading={heading ?? titles?.[0]}
            subheading={subheading ?? titles?.[1]}
            image={compact ? null : src}
            isWaiting={!compact && !banner}
          >
            {banner ? (
              renderForm<ReactNode>(createElement, {
                text,
                brands: banner.brand,
                make: attributes.make,
                model: attributes.model,
                action: toAction(options.site),
                partner: options.partner,
              })
            ) : (
              <Waiting
                text={text}
                shapes={shapesOf(attributes)}
                hasOwnForm={false}
                onTerm={null}
                onRetry={null}
                isRetried={false}
              />
            )}
          </Hero>,
        ),
        banner && <Data lang={lang} api={options.api ?? null} data={options.data} />,
      ),
    ),
  );
}

function readAttributes(options: RenderOptions): AttributeValues<typeof carSearch> {
  const values = Object.entries(carSearch.attributes).map(([property, attribute]) => [
    property,
    toValue(attribute, `render("car-search") ${property}`, options[property as keyof CarSearchAttributes]),
  ]);
  return Object.fromEntries(values); // built from the definition that the type is derived from
}

const toMarkup = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== false)
      .map(([property, value]) => [toAttributeName(property), value === true ? '' : value]),
  );

function readBanner(data: unknown): CarIndexReply['banner'] | null {
  if (data === undefined || data === null) return null;
  const read = readCarIndex(data);
  if ('value' in read) return read.value.banner;
  warnOnce(`render("car-search"): the data does not fit, and is left out: ${read.fault}`);
  return null;
}

/** Returns an image's address if it resolves without a page. The widget resolves any other in the browser. */
function absolute(url: string | null | undefined, base?: string): string | null {
  if (!url) return null;
  try {
    const { href } = new URL(url, base);
    return /^(https?:|data:image\/)/i.test(href) ? href : null;
  } catch {
    return null;
  }
}

/** A `<style>`, because a shadow root in markup can't adopt stylesheets. The widget brings its own sheets. */
function Sheet({ nonce }: { readonly nonce: string | undefined }): ReactNode {
  const css = [...sharedStyles, ...carSearchStyles, plainForm].join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheets; as a text, their `>` would be escaped
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}

/** The data that the form was rendered with, so the widget needn't request it. No text in it can close the element. */
function Data(data: ServerData): ReactNode {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`; as a text, its quotes would be escaped
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
