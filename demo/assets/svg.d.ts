/** A drawing as a component. Its props override the file's attributes. Its children come before the file's content. */
declare module '*.svg?react' {
  import type { ComponentProps, FunctionComponent } from 'react';

  const Drawing: FunctionComponent<ComponentProps<'svg'>>;
  export default Drawing;
}
