import type { z } from 'zod';
import type { Outgoing } from '../../../platform/outgoing/index.ts';
import { askRemote, required, type RemoteAnswer, type RemoteRequest } from '../ask-remote.ts';
import type { PublishingTarget, RemoteAccount, StandingPost } from '../port.ts';
import { markedWith, picturePaths, toPost, toStanding, toUpload } from './mapper.ts';
import { imagesSchema, postsSchema, siteSchema, writtenSchema, type GhostPost } from './schema.ts';
import { ghostToken } from './token.ts';

const VERSION = 'v5.0';

/** A Ghost site, through its Admin API with the key of a custom integration. */
export function ghostTarget(outgoing: Outgoing, account: RemoteAccount): PublishingTarget {
  const ask = <Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
    written?: Pick<RemoteRequest<Answer>, 'method' | 'body' | 'upload'>,
  ): Promise<RemoteAnswer<Answer>> =>
    askRemote({
      outgoing,
      url: `${account.url}/ghost/api/admin${path}`,
      headers: {
        authorization: `Ghost ${ghostToken(account.secret, new Date())}`,
        'accept-version': VERSION,
      },
      ...written,
      schema,
      signal,
    });

  /** The current post: Ghost requires the version that a change is based on. */
  const read = async (id: string, signal: AbortSignal): Promise<GhostPost | null> => {
    const result = await ask(`/posts/${encodeURIComponent(id)}/`, postsSchema, signal);
    return !result.isDone && result.status === 404 ? null : (required(result).posts[0] ?? null);
  };

  const change = async (id: string, post: object, signal: AbortSignal): Promise<StandingPost | null> => {
    const current = await read(id, signal);
    if (current === null) return null;
    const result = await ask(`/posts/${encodeURIComponent(id)}/?source=html`, writtenSchema, signal, {
      method: 'PUT',
      body: { posts: [{ ...post, updated_at: current.updated_at }] },
    });
    return !result.isDone && result.status === 404 ? null : toStanding(required(result).posts[0]);
  };

  return {
    async check(signal) {
      required(await ask('/posts/?limit=1&fields=id,url,status,updated_at', postsSchema, signal));
      return required(await ask('/site/', siteSchema, signal)).site.title;
    },
    async find(marker, signal) {
      const query = new URLSearchParams({ filter: markedWith(marker), limit: '1' });
      const [post] = required(await ask(`/posts/?${query.toString()}`, postsSchema, signal)).posts;
      return post ? toStanding(post) : null;
    },
    async findPicture(name, signal) {
      // Ghost cannot list pictures: each is in the folder of the month it was uploaded in.
      for (const path of picturePaths(name, new Date())) {
        const url = `${account.url}${path}`;
        const answer = await outgoing.fetch(url, { method: 'HEAD', redirectsMax: 0, signal });
        if (answer.status === 200 && answer.header('content-type').startsWith('image/')) return url;
      }
      return null;
    },
    async addPicture(picture, signal) {
      const upload = await toUpload(picture);
      const result = await ask('/images/upload/', imagesSchema, signal, { method: 'POST', upload });
      return required(result).images[0].url;
    },
    async create(article, signal) {
      const result = await ask('/posts/?source=html', writtenSchema, signal, {
        method: 'POST',
        body: { posts: [toPost(article)] },
      });
      return toStanding(required(result).posts[0]);
    },
    update: (id, article, signal) => change(id, toPost(article), signal),
    takeDown: (id, signal) => change(id, { status: 'draft' }, signal),
  };
}
