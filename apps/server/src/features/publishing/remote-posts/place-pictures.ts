import type { EditorDocument, EditorNode, ImageNode } from '@pagewright/contract/document';
import { ApiError } from '../../../api-error.ts';
import type { EffectContext } from '../../../jobs/define.ts';
import type { PublishingTarget } from '../../../providers/publishing/port.ts';
import { readStoredFile } from '../../files/index.ts';
import { findRemotePicture, keepRemotePicture } from './remote-picture-repository.ts';

const STORED = /^\/files\/([\w-]{16,64})$/;
/** Digits of the digest in a picture's name: no two pictures of a site share them. */
const DIGITS = 32;

/** Where pictures are to go. */
interface Destination {
  readonly connectionId: string;
  readonly workspaceId: string;
  readonly target: PublishingTarget;
}

/**
 * Has the pictures of a text that live with us stand on the other site too, each uploaded once whatever items show it,
 * and answers their addresses there by the ones here. One that the other site does not take stays with us.
 * @throws what the target throws where asking again later may help.
 */
export async function placePictures(
  ctx: EffectContext,
  destination: Destination,
  document: EditorDocument,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const places = new Map<string, string>();
  for (const { src, alt } of picturesOf(document)) {
    if (places.has(src)) continue;
    const place = await placePicture(ctx, destination, { src, alt: alt ?? '' }, signal);
    if (place !== null) places.set(src, place);
  }
  return places;
}

async function placePicture(
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
    // An answer that was lost, or a server that was killed, makes no second picture.
    const standing = await target.findPicture(name, signal);
    const bytes = standing === null ? await file.bytes() : null;
    const url = bytes ? await target.addPicture({ name, mediaType, alt, bytes }, signal) : standing;
    if (url === null) return null;
    await keepRemotePicture(ctx.db, { connectionId, sha256 }, url);
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

/** The pictures of a text, in their order. */
function picturesOf(node: EditorNode): ImageNode['attrs'][] {
  if (node.type === 'image') return [node.attrs];
  const content: readonly EditorNode[] = 'content' in node ? (node.content ?? []) : [];
  return content.flatMap(picturesOf);
}
