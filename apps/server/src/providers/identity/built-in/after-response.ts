import type { FastifyReply } from 'fastify';
import type { Log } from '../../../platform/context.ts';

/** Runs work after a response is sent, so that its duration does not show in the response. */
export interface AfterResponse {
  /** Runs the work for a subject once the response is sent or its client has disconnected. */
  run(reply: FastifyReply, subject: string, work: () => Promise<void>): void;
  /** Waits for the subject's unfinished work on this server. */
  settle(subject: string): Promise<void>;
}

/** Creates the runner of one server; failures are logged. */
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
