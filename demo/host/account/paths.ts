/** The pages on which one signs in, creates an account or chooses a new password. */
export const ACCOUNT_PATHS = { signIn: '/sign-in', register: '/register', reset: '/modification' } as const;

const NAMES = ['signIn', 'register', 'reset'] as const;

/** Which of them is at a path; undefined for none. */
export const accountPathAt = (path: string): (typeof NAMES)[number] | undefined =>
  NAMES.find((name) => ACCOUNT_PATHS[name] === path.replace(/(.)\/+$/, '$1'));

/** Whether a path is one of them. */
export const isAccountPath = (path: string): boolean => accountPathAt(path) !== undefined;
