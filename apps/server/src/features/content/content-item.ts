import type { ContentCard, ContentItem } from '@pagewright/contract/content';
import type { Actor, Services } from '../../platform/context.ts';
import { mayEdit } from './policy.ts';
import { publicPath, siteOrigin } from './public-address.ts';
import type { CardRow, ItemRow } from './repository.ts';

/** The parts of the context that mapping needs. */
interface Viewing {
  readonly actor: Actor;
  readonly services: Pick<Services, 'publicUrl'>;
}

/** Returns the URL of an item's public page. */
export function publicUrlOf(ctx: Viewing, slug: string, domain: string | null): string {
  const path = domain === null ? publicPath(ctx.actor.workspaceSlug, slug) : `/${encodeURIComponent(slug)}`;
  return siteOrigin(ctx.services.publicUrl(), domain) + path;
}

/** Maps an item to its list form, for someone who may read it. */
export function toCard(ctx: Viewing, row: CardRow): ContentCard {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    status: row.status,
    tags: row.tags,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    keywords: row.keywords,
    primaryKeyword: row.primaryKeyword,
    contentType: row.contentType,
    slug: row.slug,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    score: row.score,
    wordCount: row.wordCount,
    viewCount: row.viewCount,
    engagementTime: row.engagementTime,
    conversions: row.conversions,
    author: { name: row.authorName },
    authorId: row.authorId,
    authorEmail: row.authorEmail,
    authorName: row.authorName,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publicUrl: row.publicSlug === null ? null : publicUrlOf(ctx, row.publicSlug, row.siteDomain),
    hasRemoteFault: row.hasRemoteFault,
    review: row.review,
    canEdit: mayEdit(ctx.actor, row),
  };
}

/** Maps an item with its text. */
export function toItem(ctx: Viewing, row: ItemRow): ContentItem {
  return { ...toCard(ctx, row), content: row.content, sourceUrl: row.sourceUrl };
}
