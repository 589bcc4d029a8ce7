import own from './back-to-top.css';

/** The stylesheets of the back-to-top control, in the order of the cascade. */
export const styles: readonly string[] = [own];
