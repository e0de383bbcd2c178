import { sql } from 'drizzle-orm';

/** A server that is not heard of for so long has been killed; another one goes on with its work. */
const LEASE_SECONDS = 30;
const BEAT_MS = 1_000;

/** The end of a lease that is taken or renewed now. */
export const leaseEnd = sql`now() + ${LEASE_SECONDS}::int * interval '1 second'`;

/** Says every second that a piece of work goes on, until the answer is called. */
export function holdLease({
  beat,
  onLost,
  onError,
}: {
  /** False where the work is not this server's any more. */
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
