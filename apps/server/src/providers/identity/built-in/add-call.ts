import type { CallOutput, Endpoint, ParsedRequest } from '@pagewright/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import { identityMessages } from './messages.ts';
import { refuseForeignOrigin } from './same-origin.ts';

/** A request and its reply. */
export interface Incoming {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handle<Call extends Endpoint> = (
  input: Pick<ParsedRequest<Call>, 'body' | 'query'> & { readonly request: FastifyRequest },
  reply: FastifyReply,
) => Promise<CallOutput<Call>>;

/** Adds an endpoint authenticated by the session cookie: only for programs and for this server's own pages. */
export function addCall<const Call extends Endpoint>(
  app: FastifyInstance,
  { publicUrl }: { readonly publicUrl: () => string },
  call: Call,
  handle: Handle<Call>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { access: call.access },
    ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    ...(call.response
      ? { schema: { response: { 200: z.toJSONSchema(call.response, { target: 'draft-7', io: 'output' }) } } }
      : {}),
    onRequest: async (request) => refuseForeignOrigin(request, publicUrl()),
    handler: async (request, reply) => {
      const body = call.body?.parse(request.body ?? {}) as ParsedRequest<Call>['body'];
      // Same rule as in the API's request bodies: neither texts nor field names may contain it.
      if (call.query && request.url.includes('%00'))
        throw new ApiError(400, 'invalid', identityMessages.invalid);
      const query = (call.query?.parse(request.query) ?? {}) as ParsedRequest<Call>['query'];
      return handle({ body, query, request }, reply);
    },
  });
}
