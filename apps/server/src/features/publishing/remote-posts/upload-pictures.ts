import type { EditorDocument, EditorNode, ImageNode } from '@pagewright/contract/document';
import { ApiError } from '../../../platform/api-error.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import type { PublishingTarget } from '../../../providers/publishing/port.ts';
import { readStoredFile } from '../../files/index.ts';
import { findRemotePicture, insertRemotePicture } from './remote-picture-repository.ts';

const STORED = /^\/files\/([\w-]{16,64})$/;
/** Digits of the digest used in a picture's name, enough to be unique on a site. */
const DIGITS = 32;

/** Where to upload pictures. */
interface Destination {
  readonly connectionId: string;
  readonly workspaceId: string;
  readonly target: PublishingTarget;
}

/**
 * Uploads the hosted pictures of a text to the remote site, each once no matter how many items use it. Returns the
 * remote URLs by local URL; a picture that the remote site rejects keeps its local URL.
 * @throws errors of the target that a retry may fix.
 */
export async function uploadPictures(
  ctx: EffectContext,
  destination: Destination,
  document: EditorDocument,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const remoteUrls = new Map<string, string>();
  for (const { src, alt } of picturesOf(document)) {
    if (remoteUrls.has(src)) continue;
    const place = await uploadPicture(ctx, destination, { src, alt: alt ?? '' }, signal);
    if (place !== null) remoteUrls.set(src, place);
  }
  return remoteUrls;
}

async function uploadPicture(
  ctx: EffectContext,
  { connectionId, workspaceId, target }: Destination,
  { src, alt }: { readonly src: string; readonly alt: string },
  signal: AbortSignal,
): Promise<string | null> {
  const id = STORED.exec(src)?.[1];
  const file = id === undefined ? null : await readStoredFile(ctx, workspaceId, id);
  if (!file) return null;
  const { sha256, mediaType } = file;
  const known = await findRemotePicture(ctx.db, { connectionId, sha256 });
  if (known !== null) return known;
  const name = `pagewright-${sha256.slice(0, DIGITS)}.${mediaType.split('/').at(-1)}`;
  try {
    // Look for the picture first: an earlier upload may have succeeded without a response.
    const existing = await target.findPicture(name, signal);
    const bytes = existing === null ? await file.bytes() : null;
    const url = bytes ? await target.addPicture({ name, mediaType, alt, bytes }, signal) : existing;
    if (url === null) return null;
    await insertRemotePicture(ctx.db, { connectionId, sha256 }, url);
    return url;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    ctx.log.warn(
      { event: 'picture_refused', err: error, connectionId, file: id },
      'a picture was not taken by the other site',
    );
    return null;
  }
}

/** The pictures of a text, in document order. */
function picturesOf(node: EditorNode): ImageNode['attrs'][] {
  if (node.type === 'image') return [node.attrs];
  const content: readonly EditorNode[] = 'content' in node ? (node.content ?? []) : [];
  return content.flatMap(picturesOf);
}
