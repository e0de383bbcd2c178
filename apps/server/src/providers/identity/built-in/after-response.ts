import type { FastifyReply } from 'fastify';
import type { Log } from '../../../platform/context.ts';

/** Work that is done once an answer is out, so that its time does not show in the answer. */
export interface AfterResponse {
  /** Does the work for a subject after the answer is out, or its client is gone. */
  run(reply: FastifyReply, subject: string, work: () => Promise<void>): void;
  /** Waits for what is not done yet for a subject on this server. */
  settle(subject: string): Promise<void>;
}

/** Work of one server; what fails is logged. */
export function createAfterResponse(log: Log): AfterResponse {
  const pending = new Map<string, Set<Promise<void>>>();
  return {
    run(reply, subject, work) {
      const closed = new Promise<void>((resolve) => {
        reply.raw.once('close', resolve);
      });
      const done = closed
        .then(work)
        .catch((error: unknown) =>
          log.error({ event: 'after_answer_failed', err: error }, 'work after an answer failed'),
        )
        .finally(() => {
          const rest = pending.get(subject);
          rest?.delete(done);
          if (rest?.size === 0) pending.delete(subject);
        });
      const works = pending.get(subject) ?? new Set();
      pending.set(subject, works.add(done));
    },
    async settle(subject) {
      await Promise.all(pending.get(subject) ?? new Set<Promise<void>>());
    },
  };
}
