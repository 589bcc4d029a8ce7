import { Component, type ReactNode } from 'react';

interface Props {
  readonly tag: string;
  /**
   * Renders the view. A function, because an element in the props keeps the view's first tree alive in Preact, and every
   * view that has rendered again would take up twice the memory.
   */
  readonly children: () => ReactNode;
  /** What takes the view's place after an error. Defaults to the content that the page put into the element. */
  readonly fallback?: ReactNode;
}

/**
 * Contains a view's error in its element. Logs it to the console once, and shows the content that the page put into
 * the element (a plain form, a link) in place of the view.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`[storefront-widgets] <${this.props.tag}> could not be drawn.`, error);
  }

  override render(): ReactNode {
    const { children, fallback = <slot /> } = this.props;
    return this.state.failed ? fallback : children();
  }
}
