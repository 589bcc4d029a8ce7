/** The pages on which one signs in, creates an account or chooses a new password. */
export const ACCOUNT_PATHS = { signIn: '/sign-in', register: '/register', reset: '/modification' } as const;

const paths: readonly string[] = Object.values(ACCOUNT_PATHS);

/** Whether a path is one of them. */
export const isAccountPath = (path: string): boolean => paths.includes(path.replace(/(.)\/+$/, '$1'));
