import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';

/**
 * A server that is silent for this long is considered dead, even if its connection still seems to live. One that was
 * killed is noticed sooner (process-watch.ts).
 */
const LEASE_SECONDS = 30;
const BEAT_MS = 1_000;

/** Expiry of a lease that is taken or renewed now. */
export const leaseEnd = sql`now() + ${LEASE_SECONDS}::int * interval '1 second'`;

/** This process in the owners of its leases: eight hexadecimal digits. */
export const PROCESS_KEY = randomBytes(4).toString('hex');

/**
 * A new owner of a lease: unique for each claim, and begins with this process. The version 8 tells it from the random
 * owners of earlier releases.
 */
export function newLeaseOwner(): string {
  const random = randomUUID();
  return `${PROCESS_KEY}${random.slice(8, 14)}8${random.slice(15)}`;
}

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
