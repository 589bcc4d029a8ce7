import own from './prize-wheel.css';
import prizes from './prizes.css';

/** The stylesheets of the prize wheel, in the order of the cascade. */
export const styles: readonly string[] = [own, prizes];
