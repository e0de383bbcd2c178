import { randomId } from '../random-id.ts';

export const NOTICE_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** What a notice offers to do. */
export interface NoticeAction {
  readonly label: string;
  /** Where it leads, in the application. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

/** One notice; for an error it is the error record. */
export interface Notice {
  readonly id: string;
  readonly message: string;
  readonly type: NoticeType;
  /** When it came up, in milliseconds since 1970. */
  readonly timestamp: number;
  /** What was being done, for whoever looks into it. */
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

/** Most notices held at once; the oldest goes first. */
export const NOTICES_MAX = 20;
const DEFAULT_DURATION_MS = 5_000;
const ERROR_DURATION_MS = 10_000;

type Listener = () => void;

let notices: readonly Notice[] = [];
const listeners = new Set<Listener>();

/** The notices that stand now, oldest first. */
export function currentNotices(): readonly Notice[] {
  return notices;
}

/** Tells of every change; answers how to stop. */
export function subscribeNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Shows a notice: errors for 10 s, others for 5 s unless a duration is given. One that says the same as a standing one
 * takes its place. Answers its id.
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
  const others = notices.filter((standing) => standing.message !== message || standing.type !== type);
  replace([...others, notice].slice(-NOTICES_MAX));
  return notice.id;
}

/** Takes a notice away; an unknown id is no error. */
export function dismissNotice(id: string): void {
  replace(notices.filter((notice) => notice.id !== id));
}

/** Takes all notices away. */
export function clearNotices(): void {
  replace([]);
}

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
