import own from './account-menu.css';

/** The stylesheets of the account menu, in the order of the cascade. */
export const styles: readonly string[] = [own];
