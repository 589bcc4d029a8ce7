import {
  type ComponentProps,
  type FunctionComponent,
  type ReactElement,
  startTransition,
  useEffect,
  useId,
  useState,
} from 'react';
import { useNear } from './useNear.js';

/** A drawing of `demo/assets`. */
export type Drawing = FunctionComponent<ComponentProps<'svg'>>;

/** What a picture of something for sale has in common with all others. */
export interface PictureProps {
  /** Paints what the drawing fills with `currentColor`, as a hex string such as `#c2410c`. */
  readonly color: string;
  /** Accessible name; without it the picture is decorative. */
  readonly title?: string | undefined;
}

type Load<Name extends string> = () => Promise<Readonly<Record<Name, Drawing>>>;

/** The drawings once they are there. They come after the page, which says the same without them. */
function useDrawings<Name extends string>(load: Load<Name>): Readonly<Record<Name, Drawing>> | undefined {
  const [drawings, setDrawings] = useState<Readonly<Record<Name, Drawing>>>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && startTransition(() => setDrawings(loaded)),
      // The next picture asks again.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return drawings;
}

interface DrawnPictureProps<Name extends string> extends PictureProps {
  /** Of the drawing. */
  readonly name: Name;
  /** Fetches the drawings; the same function at every render. */
  readonly load: Load<Name>;
  readonly viewBox: string;
}

/** A drawing in a color on a transparent ground, drawn when somebody comes near. */
export function Picture<Name extends string>({
  name,
  load,
  viewBox,
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
    </Svg>
  );
}
