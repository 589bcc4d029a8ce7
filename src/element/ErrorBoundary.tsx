import { Component, type ReactNode } from 'react';

interface Props {
  readonly tag: string;
  readonly children: ReactNode;
}

/**
 * Keeps an error of a view inside its element: told in the console once, and what the page itself put into the
 * element (a plain form, a link) is shown in the view's place.
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
    return this.state.failed ? <slot /> : this.props.children;
  }
}
