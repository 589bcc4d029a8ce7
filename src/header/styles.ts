import bar from './header.css';
import search from './search.css';

/** Its own stylesheets, in the order of the cascade. */
export const styles: readonly string[] = [bar, search];
