import type { ComponentType, ReactNode } from 'react';

/** The props that all form controls in the sidebar have. */
interface Labeled {
  readonly label: string;
  readonly help?: string;
}

interface Choice extends Labeled {
  readonly value: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly onChange: (value: string) => void;
}

interface TextEntry extends Labeled {
  readonly type?: 'text' | 'number';
  readonly value: string;
  readonly placeholder?: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly onChange: (value: string) => void;
}

interface Toggle extends Labeled {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The values of a block's attributes. Undefined values aren't saved. */
export type Values = Readonly<Record<string, unknown>>;

export interface BlockProps {
  readonly attributes: Values;
  readonly setAttributes: (values: Values) => void;
}

declare global {
  /** The part of WordPress's editor that the blocks use: https://developer.wordpress.org/block-editor/ */
  const wp: {
    readonly blockEditor: {
      readonly InspectorControls: ComponentType<{ readonly children: ReactNode }>;
      readonly useBlockProps: () => Readonly<Record<string, unknown>>;
    };
    readonly blocks: {
      registerBlockType(
        name: string,
        settings: { readonly edit: ComponentType<BlockProps>; readonly save: () => null },
      ): void;
    };
    readonly components: {
      readonly Notice: ComponentType<{
        readonly status: 'warning';
        readonly isDismissible: boolean;
        readonly children: ReactNode;
      }>;
      readonly PanelBody: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
      readonly Placeholder: ComponentType<{
        readonly icon: string;
        readonly label: string;
        readonly instructions: string;
      }>;
      readonly SelectControl: ComponentType<Choice>;
      readonly TextControl: ComponentType<TextEntry>;
      readonly ToggleControl: ComponentType<Toggle>;
    };
    /** React itself, in the version that comes with WordPress. */
    readonly element: Pick<
      typeof import('react'),
      'createElement' | 'useCallback' | 'useEffect' | 'useRef' | 'useState'
    >;
  };
}
