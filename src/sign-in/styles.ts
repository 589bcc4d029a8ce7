import dialog from '../ui/dialog/dialog.css';
import own from './sign-in.css';

/** The stylesheets of the sign-in, in the order of the cascade. */
export const styles: readonly string[] = [dialog, own];
