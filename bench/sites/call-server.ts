/** Calls of the running server as one person, with runs followed to their end. */
import type { CallInput, CallOutput, Endpoint } from '@pagewright/contract/endpoint';
import { setTimeout as wait } from 'node:timers/promises';
import { sendAs, signUp } from '../bench-server.ts';

/** A signed-in person. */
export interface Caller {
  readonly workspaceId: string;
  /** Calls an endpoint; a run that is still active is followed to its end. Throws unless it succeeds. */
  call<const Call extends Endpoint>(call: Call, input: CallInput<Call>): Promise<CallOutput<Call>>;
}

const POLL_MS = 500;

/** Signs somebody up and returns their calls. */
export async function openCaller(url: string, email: string): Promise<Caller> {
  const { owner, token } = await signUp(url, email);
  const send = sendAs(url, token);
  const answerOf = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await send({ method, path }, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body.slice(0, 400)}`);
    return answer.body === '' ? null : JSON.parse(answer.body);
  };
  return {
    workspaceId: owner.workspaceId,
    async call(call, input) {
      const {
        params = {},
        query = {},
        body,
      } = input as { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const search = new URLSearchParams(query);
      let answer = await answerOf(call.method, `${path}${search.size > 0 ? `?${search}` : ''}`, body);
      let runId = (answer as { run?: { id: string } } | null)?.run?.id;
      while (runId !== undefined) {
        await wait(POLL_MS);
        const run = (await answerOf('GET', `/runs/${runId}`)) as {
          status: string;
          result: unknown;
          error: unknown;
        };
        if (run.status === 'failed' || run.status === 'canceled')
          throw new Error(`${path}: ${JSON.stringify(run.error)}`);
        if (run.status === 'done') [answer, runId] = [run.result, undefined];
      }
      return answer as CallOutput<typeof call>;
    },
  };
}
