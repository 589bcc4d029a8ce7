/**
 * Puts values into a text: `fill('Sold by {name}', { name: 'Acme' })`. A value is taken as it is, whatever characters
 * it has; a name that no value is given for stays as it stands.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
