import dialog from '../ui/dialog/dialog.css';
import drawer from './drawer.css';

/** Its stylesheets, in the order of the cascade. */
export const styles: readonly string[] = [dialog, drawer];
