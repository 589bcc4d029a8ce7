/** An attribute as the build writes it (src/build/wordpress/widgets.mjs), in the language of the site. */
export interface Attribute {
  /** The name in markup. */
  readonly name: string;
  /** The name in the block. */
  readonly property: string;
  readonly label: string;
  readonly help: string;
  readonly type: 'string' | 'url' | 'number' | 'boolean' | 'choice';
  readonly default: string | number | null;
  readonly words?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export interface Widget {
  readonly name: string;
  readonly tag: string;
  readonly title: string;
  readonly summary: string;
  /** Whether the widget is shown over the page instead of in its place. */
  readonly isDialog: boolean;
  readonly attributes: readonly Attribute[];
}

/** The data that the plugin passes to this script (src/wordpress/includes/blocks.php). */
export interface EditorData {
  readonly widgets: readonly Widget[];
  /** The attributes of the loader's tag. */
  readonly loader: Readonly<Record<string, string>>;
  readonly texts: {
    readonly settings: string;
    /** Empty if the address of the API is set. */
    readonly noApi: string;
  };
}
