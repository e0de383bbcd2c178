import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../api-error.ts';
import { policyOfPath, sendRefusalPage } from './call-limits/index.ts';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether requests with this method only read. */
export const isReadMethod = (method: string | undefined): boolean => SAFE.has(method ?? '');

/** The path of a request, without its query. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Refuses a request before its route handles it: an API call with the error itself, a visitor with a page. */
export async function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: ApiError,
): Promise<void> {
  if (policyOfPath(pathOf(request)) === 'api') throw refusal;
  await sendRefusalPage(request, reply, refusal);
}
