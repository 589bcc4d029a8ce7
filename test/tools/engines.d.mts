export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** The path of its executable. */
  readonly path: string;
}

export function findEngines(log?: (line: string) => void): Promise<Engine[]>;
export const chromiumArgs: readonly string[];
export const withoutRequests: { readonly networkEnabled: false; readonly issuesEnabled: false };
