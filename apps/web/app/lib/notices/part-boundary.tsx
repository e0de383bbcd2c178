import { Component, type ReactNode } from 'react';
import { logFailure } from '../log/log-failure.ts';
import { getMessages } from '../messages/define-messages.ts';
import { notify } from './notice-store.ts';
import { noticeMessages } from './messages.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of the failed part; nothing if absent. */
  readonly fallback?: ReactNode;
}

/**
 * Contains the failure of one part, such as a script replaced by a new version, so that the rest of the screen remains.
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('a part of the page failed', error);
    const m = getMessages(noticeMessages);
    notify({
      type: 'error',
      message: m.failed,
      action: { label: m.reload, onSelect: () => globalThis.location.reload() },
    });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
