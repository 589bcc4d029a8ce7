import { CarSearch } from 'storefront-widgets/react';

/** Rendered on the server for each request. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <main>
      <CarSearch id="component" heading="From a component" make="byd" compact />
      <storefront-car-search id="tag" heading="From a tag" make="skoda" compact>
        <p>All cars</p>
      </storefront-car-search>
      <storefront-sign-in page="" />
      <storefront-config partner="next" />
    </main>
  );
}
