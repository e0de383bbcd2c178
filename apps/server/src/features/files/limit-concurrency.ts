import { ApiError } from '../../platform/api-error.ts';
import { filesMessages } from './messages.ts';

const RETRY_SECONDS = 5;

/**
 * Limits the concurrent tasks of each user to `max`, counted in this process. The returned function throws ApiError
 * 429 without starting the task.
 */
export function limitConcurrencyPerUser(
  max: number,
): <Result>(userId: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, number>();
  return async (userId, work) => {
    const count = running.get(userId) ?? 0;
    if (count >= max) {
      throw new ApiError(429, 'rate_limited', filesMessages.tooManyAtOnce, {
        headers: { 'retry-after': String(RETRY_SECONDS) },
      });
    }
    running.set(userId, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(userId) ?? 1) - 1;
      if (left > 0) running.set(userId, left);
      else running.delete(userId);
    }
  };
}
