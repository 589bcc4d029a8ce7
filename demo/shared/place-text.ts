/** Returns the name of a port as the page's language writes it. Older replies have the English name alone. */
export const portText = (place: { readonly port: string; readonly port_name: string }): string =>
  place.port_name || place.port;
