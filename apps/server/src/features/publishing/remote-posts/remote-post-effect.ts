import { ApiError } from '../../../platform/api-error.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import { PermanentFailure, type EffectContext, type ExternalEffect } from '../../../platform/jobs/define.ts';
import type { PublishingTarget, StandingPost } from '../../../providers/publishing/port.ts';
import { readSavedVersion, requireSourcedText } from '../../content/index.ts';
import { notify } from '../../notifications/index.ts';
import { decryptAccount } from '../connections/to-connection.ts';
import { uploadPictures } from './upload-pictures.ts';
import { parseDocument, markerOf, buildRemoteArticle } from './build-remote-article.ts';
import { REMOTE_POST, remotePostPayloadSchema, type RemotePostPayload } from './remote-post-payload.ts';
import { findPostWithConnection, storeFailure, storeRemotePost } from './remote-post-repository.ts';

const buildArticleTask = defineTask(
  new URL('./build-remote-article.ts', import.meta.url),
  buildRemoteArticle,
  { kind: 'long' },
);

/** Waits 1, 2, 4, … s between attempts, so a two-minute outage of the site is survived. */
const ATTEMPTS = 8;

interface Outcome {
  /** The post on the remote site now; null if none. */
  readonly post: StandingPost | null;
  /** The revision that was sent; null if none. */
  readonly revision: number | null;
}

/**
 * Publishes, updates, or takes down an item on another site. A post with an unknown id is looked up by its marker
 * first, so a lost response or killed server never creates a second post.
 */
export const changeRemotePost: ExternalEffect<RemotePostPayload, Outcome> = {
  kind: REMOTE_POST,
  attempts: ATTEMPTS,
  parse: (payload) => remotePostPayloadSchema.parse(payload),
  async send(ctx, payload, signal) {
    try {
      return await performAction(ctx, payload, signal);
    } catch (error) {
      // The error message is shown as the reason of the failed attempt.
      if (signal.aborted) throw new Error('answer_too_slow', { cause: error });
      if (!(error instanceof ApiError)) throw error;
      if (error.status < 500) throw new PermanentFailure(error.code, { cause: error });
      throw new Error(error.code, { cause: error });
    }
  },
  async record({ db }, { contentId, connectionId }, { post, revision }) {
    await storeRemotePost(db, { contentId, connectionId }, post, revision);
  },
  async onGiveUp(ctx, payload, key, reason) {
    const { contentId, connectionId, workspaceId, userId } = payload;
    await storeFailure(ctx.db, { contentId, connectionId }, key, reason, reason === 'server_error');
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

async function performAction(
  ctx: EffectContext,
  { contentId, connectionId, workspaceId, act }: RemotePostPayload,
  signal: AbortSignal,
): Promise<Outcome> {
  const known = await findPostWithConnection(ctx.db, { contentId, connectionId });
  const version = await readSavedVersion(ctx, contentId);
  // The item or connection was deleted in the meantime: nothing left to do.
  if (!known || !version) return { post: null, revision: null };
  const target = ctx.services.publishingTarget(decryptAccount(ctx, known.connection));
  const remoteId = known.remoteId ?? (await target.find(markerOf(contentId), signal))?.id ?? null;
  if (act === 'take-down')
    return { post: remoteId === null ? null : await target.takeDown(remoteId, signal), revision: null };
  await requireSourcedText(ctx, { id: contentId, workspaceId }, version);
  const remoteUrls = await uploadPictures(
    ctx,
    { connectionId, workspaceId, target },
    parseDocument(version),
    signal,
  );
  const article = await compute(buildArticleTask, contentId, version, ctx.services.publicUrl(), remoteUrls);
  const post = await putPost(target, remoteId, article, signal);
  return { post, revision: version.revision };
}

/** Updates the existing post, or creates it again if it was deleted remotely. */
async function putPost(
  target: PublishingTarget,
  remoteId: string | null,
  article: ReturnType<typeof buildRemoteArticle>,
  signal: AbortSignal,
): Promise<StandingPost> {
  const updated = remoteId === null ? null : await target.update(remoteId, article, signal);
  if (updated !== null) return updated;
  const found = remoteId === null ? null : await target.find(article.marker, signal);
  const updatedAfterLookup =
    found === null || found.id === remoteId ? null : await target.update(found.id, article, signal);
  return updatedAfterLookup ?? target.create(article, signal);
}
