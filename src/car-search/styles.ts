import select from '../ui/select/select.css';
import own from './car-search.css';

/** The stylesheets of the car search, in the order of the cascade. */
export const styles: readonly string[] = [select, own];
