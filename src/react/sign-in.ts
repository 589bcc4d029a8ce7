// Generated from the definitions by `npm run docs`.

import { signInStyles, SignIn as View } from '../sign-in/SignIn.js';
import { signIn } from '../sign-in/sign-in.definition.js';
import { createComponent } from './create-component.js';

export const SignIn = createComponent(signIn, View, signInStyles);
