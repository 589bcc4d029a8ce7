import { LOADER, type Release, STYLES } from '../snippets/release.js';

export interface Cost {
  readonly file: string;
  /** After brotli. */
  readonly bytes: number;
  /** Whether the widget is drawn without it. */
  readonly isLater: boolean;
}

/** What a preview has asked for. */
export interface Measured {
  /** The built files, by their paths. */
  readonly files: readonly string[];
  /** Of the API. */
  readonly calls: number;
}

export interface Costs {
  readonly files: readonly Cost[];
  readonly bytes: number;
}

/** What a choice loads. @param measured what its preview has loaded besides: texts of a language, lists that were opened, … */
export function costsOf(release: Release, widget: string, measured: readonly string[] = []): Costs {
  const first = new Set([LOADER, STYLES, ...(release.widgets[widget]?.first ?? [])]);
  const all = new Set([...first, ...measured.filter((file) => release.files[file] !== undefined)]);
  const files = [...all].map((file) => ({
    file,
    bytes: release.files[file] ?? 0,
    isLater: !first.has(file),
  }));
  return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
