export interface Package {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier. */
  readonly license?: string | undefined;
  /** The texts of its LICENSE and NOTICE files. */
  readonly texts: readonly string[];
}

/** Returns the packages' notices, one section each. Throws if a license isn't allowed or its text is missing. */
export function notices(packages: readonly Package[]): string;

/** An output file as Rollup describes it. Only chunks have modules. */
type Output = { readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>> };

interface Collect {
  readonly name: string;
  readonly generateBundle: (options: unknown, bundle: Readonly<Record<string, Output>>) => void;
}

/** Creates Rollup plugins for the third-party packages that are shipped. */
export function licenses(): {
  readonly collect: () => Collect;
  readonly text: () => string;
  readonly write: () => { readonly name: string; readonly generateBundle: () => void };
};
