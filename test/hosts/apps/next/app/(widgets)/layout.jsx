import { Storefront } from './Storefront.jsx';

export const metadata = { title: 'Next.js', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Storefront />
        {children}
      </body>
    </html>
  );
}
