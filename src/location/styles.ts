import dialog from '../ui/dialog/dialog.css';
import own from './location.css';

/** The stylesheets of the location dialog, in the order of the cascade. */
export const styles: readonly string[] = [dialog, own];
