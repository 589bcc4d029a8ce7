// A sign-in, as https://docs.hanko.io describes for a page without a framework. Only its size is measured.
import { register } from '@teamhanko/hanko-elements';

register('/hanko');
