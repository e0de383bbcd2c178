import { randomId } from '../random-id.ts';

export const NOTICE_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** The action offered by a notice. */
export interface NoticeAction {
  readonly label: string;
  /** Link target in the application. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

/** A notice; for an error also the error record. */
export interface Notice {
  readonly id: string;
  readonly message: string;
  readonly type: NoticeType;
  /** Creation time in milliseconds since 1970. */
  readonly timestamp: number;
  /** What was being done, for debugging. */
  readonly context: string | null;
  readonly action: NoticeAction | null;
  readonly durationMs: number;
}

export interface NoticeInput {
  readonly message: string;
  readonly type: NoticeType;
  readonly context?: string;
  readonly action?: NoticeAction;
  readonly durationMs?: number;
}

/** Maximum notices at once; the oldest is dropped first. */
export const NOTICES_MAX = 20;
const DEFAULT_DURATION_MS = 5_000;
const ERROR_DURATION_MS = 10_000;

type Listener = () => void;

let notices: readonly Notice[] = [];
const listeners = new Set<Listener>();

/** The current notices, oldest first. */
export function currentNotices(): readonly Notice[] {
  return notices;
}

/** Calls the listener on every change. Returns the unsubscribe function. */
export function subscribeNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Shows a notice: errors for 10 s, others for 5 s unless a duration is given. A notice with the same text as a current
 * one replaces it. Returns its ID.
 */
export function notify({ message, type, context, action, durationMs }: NoticeInput): string {
  const notice: Notice = {
    id: randomId(),
    message,
    type,
    timestamp: Date.now(),
    context: context ?? null,
    action: action ?? null,
    durationMs: durationMs ?? (type === 'error' ? ERROR_DURATION_MS : DEFAULT_DURATION_MS),
  };
  const others = notices.filter((current) => current.message !== message || current.type !== type);
  replace([...others, notice].slice(-NOTICES_MAX));
  return notice.id;
}

/** Dismisses a notice; unknown IDs are ignored. */
export function dismissNotice(id: string): void {
  replace(notices.filter((notice) => notice.id !== id));
}

/** Dismisses all notices. */
export function clearNotices(): void {
  replace([]);
}

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
