/** What a page can set on an element, according to the package. */
export interface ElementInterface {
  readonly tag: string;
  readonly attributes: readonly string[];
  readonly properties: readonly string[];
}

interface Named {
  readonly name: string;
  readonly kind?: string;
}

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly Named[];
  readonly members?: readonly Named[];
}

/** Reads every element of the package. */
export async function readElements(): Promise<ElementInterface[]> {
  const manifest: { readonly modules: readonly { readonly declarations?: readonly Declaration[] }[] } =
    await (await fetch('/dist/custom-elements.json')).json();
  return manifest.modules
    .flatMap(({ declarations }) => declarations ?? [])
    .flatMap(({ tagName, attributes = [], members = [] }) =>
      tagName
        ? [
            {
              tag: tagName,
              attributes: attributes.map(({ name }) => name),
              properties: members.filter(({ kind }) => kind === 'field').map(({ name }) => name),
            },
          ]
        : [],
    );
}
