import { sql } from 'drizzle-orm';

/** A server that is silent for this long is considered dead, and another one takes over its work. */
const LEASE_SECONDS = 30;
const BEAT_MS = 1_000;

/** Expiry of a lease that is taken or renewed now. */
export const leaseEnd = sql`now() + ${LEASE_SECONDS}::int * interval '1 second'`;

/** Renews a lease every second until the returned function is called. */
export function holdLease({
  beat,
  onLost,
  onError,
}: {
  /** False if this server no longer owns the work. */
  readonly beat: () => Promise<boolean>;
  readonly onLost: () => void;
  readonly onError: (error: unknown) => void;
}): () => void {
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    beat()
      .then((isMine) => isMine || onLost(), onError)
      .finally(() => (isBeating = false));
  }, BEAT_MS);
  return () => clearInterval(timer);
}
