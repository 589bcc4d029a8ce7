import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import LiveExample from './LiveExample.vue';
import './style.css';

/** VitePress's own look in the colors of the widgets, with the system's fonts: nothing is loaded from elsewhere. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
  },
} satisfies Theme;
