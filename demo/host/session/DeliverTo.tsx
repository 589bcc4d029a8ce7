import { useSpeech } from '../messages/context.js';
import { PinIcon } from './icons.js';
import { openDialog } from './openDialog.js';
import { type StorefrontState, useStorefront } from './useStorefront.js';

/** The saved address that is selected, once a widget has loaded the addresses of who is signed in. */
function selected({ addressindex, loginInfo }: StorefrontState) {
  const { book } = addressindex;
  if (book?.token !== loginInfo.token || book.list.status !== 'ready') return undefined;
  return book.list.data.find(({ is_select }) => is_select === 1);
}

/** Where the shop delivers to, by the zip code that was entered or the address that is selected. */
const zipOf = (state: StorefrontState) => state.addressindex.zip || selected(state)?.post_code || null;

const cityOf = (state: StorefrontState) =>
  (state.addressindex.zip ? state.addressindex.city : selected(state)?.city_name) || null;

/** The place to deliver to; a click opens the choice. */
export function DeliverTo() {
  const { shopper } = useSpeech().texts;
  const zip = useStorefront(zipOf);
  const city = useStorefront(cityOf);
  const [before = '', after = ''] = shopper.deliverTo.split('{place}');
  return (
    <button
      type="button"
      className="site-tool site-deliver"
      onClick={() => openDialog('storefront-location')}
    >
      <PinIcon />
      {zip ? (
        <span>
          {before}
          <bdi>{zip}</bdi>
          {after}
          {city && <bdi className="site-city"> {city}</bdi>}
        </span>
      ) : (
        <span>{shopper.choosePlace}</span>
      )}
    </button>
  );
}
