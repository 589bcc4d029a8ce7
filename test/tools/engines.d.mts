export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Where its program is. */
  readonly path: string;
}

export function findEngines(log?: (line: string) => void): Promise<Engine[]>;
export const chromiumArgs: readonly string[];
export const withoutRequests: { readonly networkEnabled: false; readonly issuesEnabled: false };
