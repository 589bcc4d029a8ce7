import own from './footer.css';

/** The stylesheets of the footer, in the order of the cascade. */
export const styles: readonly string[] = [own];
