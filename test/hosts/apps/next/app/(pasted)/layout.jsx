export const metadata = { title: 'Next.js', icons: { icon: 'data:,' } };

/** The layout of a site that knows nothing about the widgets except for what is pasted into its pages. */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <h1>Cars</h1>
        {children}
        <p>After it</p>
      </body>
    </html>
  );
}
