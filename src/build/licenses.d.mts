export interface Package {
  readonly name: string;
  readonly version: string;
  /** In SPDX's words. */
  readonly license?: string | undefined;
  /** Of its files LICENSE and NOTICE. */
  readonly texts: readonly string[];
}

/** The notices of packages, a section each. Throws for a license that is not allowed, or whose text is missing. */
export function notices(packages: readonly Package[]): string;

/** What Rollup tells of a file that it has made: a chunk has modules. */
type Output = { readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>> };

interface Collect {
  readonly name: string;
  readonly generateBundle: (options: unknown, bundle: Readonly<Record<string, Output>>) => void;
}

/** Rollup plugins around what is shipped of other people's packages. */
export function licenses(): {
  readonly collect: () => Collect;
  readonly text: () => string;
  readonly write: () => { readonly name: string; readonly generateBundle: () => void };
};
