/**
 * Has the test's server keep a page, and returns its address. In the address itself, the markup could be too long.
 * @param query what else stands in the address, such as the page's `csp`.
 */
export async function servePage(html: string, query: Readonly<Record<string, string>> = {}): Promise<string> {
  const number = await (await fetch('/page', { method: 'POST', body: html })).text();
  return `/page/page.html?${new URLSearchParams({ ...query, html: number })}`;
}
