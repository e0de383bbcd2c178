import { createHash } from 'node:crypto';
import { DEFAULT_BASE_PATH, operationOf, type Endpoint } from '@pagewright/contract/endpoint';
import type { ErrorBody } from '@pagewright/contract/errors';
import { isActive, type Running } from '@pagewright/contract/runs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import type { CallRequest } from '../../db/schema/index.ts';
import { currentLanguage } from '../../language/current-language.ts';
import { traceParent } from '../../observability/tracing.ts';
import { sendStored } from '../respond-to-long-call.ts';
import type { StoredResponse } from '../stored-response.ts';
import { httpMessages } from '../messages.ts';
import { formatEvent, resultEvent, streamEvents, wantsStream } from '../stream-response.ts';
import { labelOf, subjectOf } from './run-label.ts';
import type { FullRunRow } from './run-list-repository.ts';
import { insertRun, type RunRow } from './run-repository.ts';
import { describeRunning } from './show-run.ts';
import { waitForRun } from './wait-for-run.ts';

/** A call that executes as a run, with its request. */
export interface RunCall {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The caller's Idempotency-Key and the request it belongs to; null without one. */
  readonly once: { readonly key: string; readonly described: string } | null;
}

/**
 * Starts a call as a run and waits for it. Responds with its result, as an event stream if the caller requests one; if
 * it takes too long or the caller does not want to wait, responds that it is still running.
 * @throws ApiError 422 for a key that was used for another request, 429 if too many are waiting; the run's own error.
 */
export async function respondWithRun(ctx: Context, call: RunCall): Promise<FastifyReply> {
  const { params, query, body } = call.request;
  const callRequest = { params, query, body };
  const run = await begin(ctx, call, callRequest);
  const release = ctx.services.runs.holdRequest(run.id, callRequest);
  try {
    ctx.services.runs.wake();
    return await answerFor(ctx, call, run);
  } finally {
    release();
  }
}

async function answerFor(ctx: Context, { request, reply }: RunCall, run: RunRow): Promise<FastifyReply> {
  reply.header('location', `${DEFAULT_BASE_PATH}/runs/${run.id}`);
  if (/(?:^|[\s,;])respond-async(?:$|[\s,;])/i.test(String(request.headers['prefer'] ?? ''))) {
    reply.header('preference-applied', 'respond-async');
    return sendStored(reply, { status: 202, body: JSON.stringify(running(run)) });
  }
  if (wantsStream(request)) {
    return streamEvents(request, reply, ctx.signal, async (progress) => {
      const ended = await waitForRun(ctx, run.id, ({ step, done, total, text }) =>
        progress(step, done, total, text),
      );
      if (isActive(ended.status)) return formatEvent('running', JSON.stringify(running(ended)));
      return resultEvent(answerOf(ended).body);
    });
  }
  const ended = await waitForRun(ctx, run.id, () => undefined);
  if (!isActive(ended.status)) return sendStored(reply, answerOf(ended));
  return sendStored(reply, firstOf(ended) ?? { status: 202, body: JSON.stringify(running(ended)) });
}

async function begin(ctx: Context, { endpoint, once }: RunCall, request: CallRequest): Promise<RunRow> {
  const requestHash = once && createHash('sha256').update(once.described).digest('hex');
  const run = await insertRun(ctx.db, {
    workspaceId: ctx.actor.workspaceId,
    authorId: ctx.actor.userId,
    operation: operationOf(endpoint),
    label: labelOf(request.body, request.query),
    subjectId: subjectOf(request.body),
    request,
    language: currentLanguage(),
    requestId: ctx.requestId,
    traceParent: traceParent(),
    idempotencyKey: once?.key ?? null,
    requestHash,
  });
  if (run === null) throw new ApiError(429, 'too_many_runs', httpMessages.tooManyRuns);
  if (run.requestHash !== requestHash)
    throw new ApiError(422, 'idempotency_key_reused', httpMessages.keyReused);
  return run;
}

function running(run: RunRow): Running {
  return { run: { id: run.id, status: run.status }, message: describeRunning(run) };
}

/** The first results of an active run, marked as such; null if it has none yet. */
function firstOf(run: FullRunRow): StoredResponse | null {
  const { answerStatus, answer } = run;
  if (answerStatus === null || answer?.endsWith('}') !== true) return null;
  return { status: answerStatus, body: `${answer.slice(0, -1)},"run":${JSON.stringify(running(run).run)}}` };
}

/**
 * The response of a run that has ended.
 * @throws ApiError 409 if it was canceled; the error that it failed with.
 */
function answerOf({ status, answerStatus, answer }: FullRunRow): StoredResponse {
  if (status === 'canceled' || answerStatus === null || answer === null)
    throw new ApiError(409, 'run_canceled', httpMessages.runCanceled);
  if (status === 'done') return { status: answerStatus, body: answer };
  const { error, code, details, ...extra } = JSON.parse(answer) as ErrorBody;
  throw new ApiError(answerStatus, code, error, { extra, ...(details && { details }) });
}
