import { useSpeech } from '../messages/speech.js';

/** The search at the top of a home page. Its picture is there before the widget, which shows the same one. */
export function SearchHero() {
  const { lang } = useSpeech();
  return (
    <div className="search-hero">
      <storefront-car-search className="hero" />
      <img
        className="early-hero"
        src={`/media/hero${lang === 'ar' ? '-rtl' : ''}.svg`}
        alt=""
        fetchPriority="high"
      />
    </div>
  );
}
