// A sign-in, as https://docs.hanko.io says for a page without a framework. Its bytes alone are measured.
import { register } from '@teamhanko/hanko-elements';

register('/hanko');
