import type { z } from 'zod';
import type { Outgoing } from '../../../platform/outgoing/index.ts';
import { askRemote, required, type RemoteAnswer } from '../ask-remote.ts';
import { RemoteError, type PublishingTarget, type RemoteAccount, type StandingPost } from '../port.ts';
import { markedWith, slugOfPicture, toPost, toStanding } from './mapper.ts';
import {
  foundMediaSchema,
  foundPostsSchema,
  knownTagSchema,
  meSchema,
  mediaSchema,
  postSchema,
  siteSchema,
  tagSchema,
} from './schema.ts';

/** Maximum number of tags to look up, each with a request. */
const TAGS_MAX = 10;

/** A WordPress site, through its REST API with an application password. */
export function wordpressTarget(outgoing: Outgoing, account: RemoteAccount): PublishingTarget {
  const secret = Buffer.from(`${account.userName}:${account.secret}`).toString('base64');
  const ask = <Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
    body?: unknown,
  ): Promise<RemoteAnswer<Answer>> =>
    askRemote({
      outgoing,
      url: `${account.url}/wp-json${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Basic ${secret}` },
      body,
      schema,
      signal,
    });

  const tagIds = async (names: readonly string[], signal: AbortSignal): Promise<number[]> => {
    const ids: number[] = [];
    for (const name of names.slice(0, TAGS_MAX)) {
      const id = await tagId(name, signal);
      if (id !== null) ids.push(id);
    }
    return ids;
  };

  /** Null if the account may not create tags: the post is then sent without it. */
  const tagId = async (name: string, signal: AbortSignal): Promise<number | null> => {
    const made = await ask('/wp/v2/tags', tagSchema, signal, { name }).catch((error: unknown) => {
      if (error instanceof RemoteError && error.code === 'remote_secret_refused') return null;
      throw error;
    });
    if (made === null) return null;
    if (made.isDone) return made.answer.id;
    return knownTagSchema.safeParse(made.body).data?.data.term_id ?? null;
  };

  const change = async (id: string, body: object, signal: AbortSignal): Promise<StandingPost | null> => {
    const result = await ask(`/wp/v2/posts/${encodeURIComponent(id)}`, postSchema, signal, body);
    return !result.isDone && (result.status === 404 || result.status === 410)
      ? null
      : toStanding(required(result));
  };

  return {
    async check(signal) {
      const me = required(await ask('/wp/v2/users/me?context=edit', meSchema, signal));
      if (me.capabilities['publish_posts'] !== true) throw new RemoteError('remote_may_not_publish');
      return required(await ask('/?_fields=name', siteSchema, signal)).name;
    },
    async find(marker, signal) {
      const query = new URLSearchParams({
        context: 'edit',
        status: 'any',
        search: marker,
        per_page: '10',
        _fields: 'id,link,status,content',
      });
      const posts = required(await ask(`/wp/v2/posts?${query.toString()}`, foundPostsSchema, signal));
      const post = posts.find(({ content }) => content.raw.includes(markedWith(marker)));
      return post ? toStanding(post) : null;
    },
    async findPicture(name, signal) {
      const query = new URLSearchParams({
        slug: slugOfPicture(name),
        per_page: '1',
        _fields: 'id,source_url',
      });
      const [found] = required(await ask(`/wp/v2/media?${query.toString()}`, foundMediaSchema, signal));
      return found?.source_url ?? null;
    },
    async addPicture({ name, mediaType, bytes, alt }, signal) {
      const query = new URLSearchParams({ title: slugOfPicture(name), alt_text: alt });
      const added = await askRemote({
        outgoing,
        url: `${account.url}/wp-json/wp/v2/media?${query.toString()}`,
        method: 'POST',
        headers: {
          authorization: `Basic ${secret}`,
          'content-disposition': `attachment; filename="${name}"`,
        },
        upload: { type: mediaType, bytes },
        schema: mediaSchema,
        signal,
      });
      return required(added).source_url;
    },
    async create(article, signal) {
      const tags = await tagIds(article.tags, signal);
      return toStanding(required(await ask('/wp/v2/posts', postSchema, signal, toPost(article, tags))));
    },
    async update(id, article, signal) {
      const tags = await tagIds(article.tags, signal);
      return change(id, toPost(article, tags), signal);
    },
    takeDown: (id, signal) => change(id, { status: 'draft' }, signal),
  };
}
