import { useLoaderData } from 'react-router';
import { useLangReload } from '../catalogue/useLangReload.js';
import { CarHome } from '../home/CarHome.js';
import { LayoutSwitch } from '../home/LayoutSwitch.js';
import type { loadHome } from '../home/loadHome.js';
import { Notices } from '../home/Notices.js';
import { ShopHero } from '../home/ShopHero.js';
import { ShopHome } from '../home/ShopHome.js';
import { useSpeech } from '../messages/context.js';
import { useTitle } from '../shell/title.js';

export { loadHome as loader } from '../home/loadHome.js';

/** The start page, in the layout that the shopper chose. */
export function Component() {
  const data = useLoaderData<typeof loadHome>();
  const { home } = useSpeech().texts;
  useTitle(home.title);
  useLangReload(data.lang);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {home.heading}
      </h1>
      {data.layout === 'cars' ? <storefront-car-search className="hero" /> : <ShopHero />}
      <div className="page-width home-bar">
        <Notices outcome={data.notices} />
        <LayoutSwitch layout={data.layout} />
      </div>
      {data.layout === 'cars' ? <CarHome {...data} /> : <ShopHome {...data} />}
      <storefront-prize-popup />
    </>
  );
}
