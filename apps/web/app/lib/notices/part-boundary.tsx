import { Component, type ReactNode } from 'react';
import { logFailure } from '../log/log-failure.ts';
import { sentencesOf } from '../messages/define-messages.ts';
import { notify } from './notice-store.ts';
import { noticeMessages } from './messages.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of a part that failed; nothing where absent. */
  readonly fallback?: ReactNode;
}

/** Keeps the failure of one part, such as a script that a new version has replaced, from taking the whole screen away. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('a part of the page failed', error);
    const m = sentencesOf(noticeMessages);
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
