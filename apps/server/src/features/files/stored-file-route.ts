import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../platform/api-error.ts';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { isNotModified } from '../../platform/http/pages/send-page.ts';
import { filesMessages } from './messages.ts';
import { findFile } from './repository.ts';

const ID = /^[\w-]{16,64}$/;
const YEAR_SECONDS = 31_536_000;

/** Serves stored images to anyone who knows their address. */
export function storedFileRoute(
  app: FastifyInstance,
  { services, db }: { readonly services: Services; readonly db: Database },
): void {
  const missing = (): ApiError => new ApiError(404, 'not_found', filesMessages.notFound);

  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/files/:id',
    config: { access: 'public' },
    async handler(request, reply): Promise<FastifyReply> {
      const { id } = request.params;
      const file = ID.test(id) ? await findFile(db, id) : undefined;
      if (!file) throw missing();
      const etag = `"${file.sha256}"`;
      const hasIt = isNotModified(request, etag);
      const stored = hasIt ? null : await services.files.read(id);
      if (!hasIt && !stored) {
        request.log.error(
          { event: 'file_bytes_missing', file: id },
          'the bytes of a stored file are missing',
        );
        throw missing();
      }
      reply.headers({
        etag,
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        // Whatever a browser takes the bytes for, nothing in them runs or loads.
        'content-security-policy': "default-src 'none'; sandbox",
        // Feed readers show images of a public site on their own pages.
        'cross-origin-resource-policy': 'cross-origin',
        'content-disposition': `inline; filename="${id}.${file.mediaType.split('/').at(-1)}"`,
      });
      if (!stored) return reply.code(304).send();
      return reply.type(file.mediaType).header('content-length', stored.bytes).send(stored.stream);
    },
  });
}
