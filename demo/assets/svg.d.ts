/** A drawing as a component: its properties come after those of the file, its children before what the file draws. */
declare module '*.svg?react' {
  import type { ComponentProps, FunctionComponent } from 'react';

  const Drawing: FunctionComponent<ComponentProps<'svg'>>;
  export default Drawing;
}
