import { defineStorefrontWidget } from '../element/define.js';
import { SignIn } from './SignIn.js';
import { signIn } from './sign-in.definition.js';
import { styles } from './styles.js';

defineStorefrontWidget(signIn, SignIn, styles);

export { signIn as definition };
