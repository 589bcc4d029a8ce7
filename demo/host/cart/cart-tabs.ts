/**
 * Lets the tabs of the shop tell one another that the cart changed. Where the browser has no such channel, a tab
 * learns of it when it is loaded anew.
 * @param onChange hears of a change in another tab
 */
export function cartTabs(onChange: () => void): { readonly tell: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel('cart');
  channel.onmessage = onChange;
  return { tell: () => channel.postMessage('changed') };
}
