import { ApiError } from '../../../api-error.ts';
import { compute, defineWork } from '../../../compute/index.ts';
import { FinalFailure, type EffectContext, type OutsideEffect } from '../../../jobs/define.ts';
import type { PublishingTarget, StandingPost } from '../../../providers/publishing/port.ts';
import { readSavedVersion, requireSourcedText } from '../../content/index.ts';
import { notify } from '../../notifications/index.ts';
import { accountOf } from '../connections/show-connection.ts';
import { placePictures } from './place-pictures.ts';
import { documentOf, markerOf, remoteArticle } from './remote-article.ts';
import { REMOTE_POST, remotePostPayloadSchema, type RemotePostPayload } from './remote-post-payload.ts';
import { findPostToAsk, keepFault, keepStanding } from './remote-post-repository.ts';

const writing = defineWork(new URL('./remote-article.ts', import.meta.url), remoteArticle, { kind: 'long' });

/** With waits of 1, 2, 4, … s between them: a site that is away for two minutes is met again. */
const ATTEMPTS = 8;

interface Outcome {
  /** What stands on the other site now; null: nothing. */
  readonly post: StandingPost | null;
  /** The revision that was sent; null where none was. */
  readonly revision: number | null;
}

/**
 * Publishes an item on another site, brings it up to date there, or takes it down. What is not known to stand there is
 * looked for by its marker first: an answer that was lost, or a server that was killed, never makes a second post.
 */
export const changeRemotePost: OutsideEffect<RemotePostPayload, Outcome> = {
  kind: REMOTE_POST,
  attempts: ATTEMPTS,
  parse: (payload) => remotePostPayloadSchema.parse(payload),
  async ask(ctx, payload, signal) {
    try {
      return await askTarget(ctx, payload, signal);
    } catch (error) {
      // Its message is what is shown of an attempt that failed.
      if (signal.aborted) throw new Error('answer_too_slow', { cause: error });
      if (!(error instanceof ApiError)) throw error;
      if (error.status < 500) throw new FinalFailure(error.code, { cause: error });
      throw new Error(error.code, { cause: error });
    }
  },
  async record({ db }, { contentId, connectionId }, { post, revision }) {
    await keepStanding(db, { contentId, connectionId }, post, revision);
  },
  async giveUp(ctx, payload, key, reason) {
    const { contentId, connectionId, workspaceId, userId } = payload;
    await keepFault(ctx.db, { contentId, connectionId }, key, reason, reason === 'server_error');
    const item = await readSavedVersion(ctx, contentId);
    if (userId === null || !item) return;
    await notify(ctx, key, {
      workspaceId,
      userId,
      kind: 'publish_failed',
      title: item.title,
      link: `/content/${contentId}`,
      reason,
    });
  },
};

async function askTarget(
  ctx: EffectContext,
  { contentId, connectionId, workspaceId, act }: RemotePostPayload,
  signal: AbortSignal,
): Promise<Outcome> {
  const known = await findPostToAsk(ctx.db, { contentId, connectionId });
  const version = await readSavedVersion(ctx, contentId);
  // The item or the connection has been removed meanwhile: nobody waits for this any more.
  if (!known || !version) return { post: null, revision: null };
  const target = ctx.services.publishingTarget(accountOf(ctx, known.connection));
  const standingId = known.remoteId ?? (await target.find(markerOf(contentId), signal))?.id ?? null;
  if (act === 'take-down')
    return { post: standingId === null ? null : await target.takeDown(standingId, signal), revision: null };
  await requireSourcedText(ctx, { id: contentId, workspaceId }, version.content);
  const places = await placePictures(ctx, { connectionId, workspaceId, target }, documentOf(version), signal);
  const article = await compute(writing, contentId, version, ctx.services.publicUrl(), places);
  const post = await putPost(target, standingId, article, signal);
  return { post, revision: version.revision };
}

/** Brings up to date what stands there; what a person has removed there is made anew. */
async function putPost(
  target: PublishingTarget,
  standingId: string | null,
  article: ReturnType<typeof remoteArticle>,
  signal: AbortSignal,
): Promise<StandingPost> {
  const updated = standingId === null ? null : await target.update(standingId, article, signal);
  if (updated !== null) return updated;
  const found = standingId === null ? null : await target.find(article.marker, signal);
  const renewed =
    found === null || found.id === standingId ? null : await target.update(found.id, article, signal);
  return renewed ?? target.create(article, signal);
}
