import type { ReviewComment, Said } from '@pagewright/contract/review';
import type { CommentRow } from './repository.ts';

/**
 * Comments with their replies. Removed ones are left out, except that a comment with replies stays without its text.
 */
export function toComments(rows: readonly CommentRow[]): ReviewComment[] {
  const present = rows.filter(({ removedAt }) => removedAt === null);
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({
      ...toEntry(row),
      place: row.place,
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
      resolvedByName: row.resolvedByName,
      replies: present.filter(({ parentId }) => parentId === row.id).map(toEntry),
    }))
    .filter(({ isRemoved, replies }) => !isRemoved || replies.length > 0);
}

function toEntry({ id, authorId, authorName, text, createdAt, editedAt, removedAt }: CommentRow): Said {
  const isRemoved = removedAt !== null;
  return {
    id,
    authorId,
    authorName,
    text: isRemoved ? '' : text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isRemoved,
  };
}
