/** The pages for signing in, creating an account, and choosing a new password. */
export const ACCOUNT_PATHS = { signIn: '/sign-in', register: '/register', reset: '/modification' } as const;

const NAMES = ['signIn', 'register', 'reset'] as const;

/** Returns which of these pages is at a path, or undefined if none is. */
export const accountPathAt = (path: string): (typeof NAMES)[number] | undefined =>
  NAMES.find((name) => ACCOUNT_PATHS[name] === path.replace(/(.)\/+$/, '$1'));

/** Returns whether one of these pages is at a path. */
export const isAccountPath = (path: string): boolean => accountPathAt(path) !== undefined;
