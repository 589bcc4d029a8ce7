import { defineStorefrontWidget } from '../element/define.js';
import { SignIn, signInStyles } from './SignIn.js';
import { signIn } from './sign-in.definition.js';

defineStorefrontWidget(signIn, SignIn, signInStyles);
