import own from './language.css';

/** The stylesheets of the choice of a language, in the order of the cascade. */
export const styles: readonly string[] = [own];
