import { LOADER, type Release, STYLES } from '../snippets/release.js';

export interface Cost {
  readonly file: string;
  /** Size after Brotli compression. */
  readonly bytes: number;
  /** Whether the widget renders without waiting for this file. */
  readonly isLater: boolean;
}

/** The requests that a preview has made. */
export interface Measured {
  /** Paths of the built files. */
  readonly files: readonly string[];
  /** Number of API calls. */
  readonly calls: number;
}

export interface Costs {
  readonly files: readonly Cost[];
  /** The sum of the files that the widget waits for. */
  readonly first: number;
  /** The sum of all others. */
  readonly later: number;
}

/** Returns what a choice loads. @param measured files that its preview also loaded: a language, opened lists, … */
export function costsOf(release: Release, widget: string, measured: readonly string[] = []): Costs {
  const first = new Set([LOADER, STYLES, ...(release.widgets[widget]?.first ?? [])]);
  const all = new Set([...first, ...measured.filter((file) => release.files[file] !== undefined)]);
  const files = [...all].map((file) => ({
    file,
    bytes: release.files[file] ?? 0,
    isLater: !first.has(file),
  }));
  const sumOf = (some: readonly Cost[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    files,
    first: sumOf(files.filter(({ isLater }) => !isLater)),
    later: sumOf(files.filter(({ isLater }) => isLater)),
  };
}
