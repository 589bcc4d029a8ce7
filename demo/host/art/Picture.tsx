import {
  type ComponentProps,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useState,
} from 'react';
import { useNear } from './useNear.js';

/** A drawing from `demo/assets`. */
export type Drawing = FunctionComponent<ComponentProps<'svg'>>;

/** The props that all product pictures share. */
export interface PictureProps {
  /** The color of what the drawing fills with `currentColor`, as a hex string such as `#c2410c`. */
  readonly color: string;
  /** The accessible name. Without it, the picture is decorative. */
  readonly title?: string | undefined;
}

type Load<Name extends string> = () => Promise<Readonly<Record<Name, Drawing>>>;

/** Returns the drawings once they have loaded. They load after the page, which is complete without them. */
function useDrawings<Name extends string>(load: Load<Name>): Readonly<Record<Name, Drawing>> | undefined {
  const [drawings, setDrawings] = useState<Readonly<Record<Name, Drawing>>>();
  useEffect(() => {
    let isMounted = true;
    load().then(
      (loaded) => isMounted && startTransition(() => setDrawings(loaded)),
      // The next picture tries again.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return drawings;
}

interface DrawnPictureProps<Name extends string> extends PictureProps {
  /** The drawing's name. */
  readonly name: Name;
  /** Loads the drawings. Must be the same function on every render. */
  readonly load: Load<Name>;
  readonly viewBox: string;
  /** What is behind the drawing, once it's there. */
  readonly backdrop?: ReactNode;
}

/** A drawing in a color on a transparent background, rendered when it comes near the viewport. */
export function Picture<Name extends string>({
  name,
  load,
  viewBox,
  backdrop,
  color,
  title,
}: DrawnPictureProps<Name>): ReactElement {
  const titleId = useId();
  const [ref, isNear] = useNear<SVGSVGElement>();
  const drawings = useDrawings(load);
  const Svg = (isNear && drawings?.[name]) || 'svg';
  return (
    <Svg
      ref={ref}
      viewBox={viewBox}
      color={color}
      focusable={false}
      aria-hidden={title ? undefined : true}
      {...(title && { role: 'img', 'aria-labelledby': titleId })}
    >
      {title && <title id={titleId}>{title}</title>}
      {Svg !== 'svg' && backdrop}
    </Svg>
  );
}
