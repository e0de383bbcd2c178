import type { findSearchPage as call } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { readContent } from '../../content/index.ts';
import { findProperty } from '../search-connection/connection-repository.ts';
import { findItemPage } from './item-page-repository.ts';

/** Finds the page of an item in Search Console. @throws ApiError 404 if the caller may not read the item. */
export async function findSearchPage(ctx: Context, id: string): Promise<CallOutput<typeof call>> {
  const item = await readContent(ctx, id);
  const property = await findProperty(ctx.db, ctx.actor.workspaceId);
  if (!property) return { property: null, page: null };
  return { property: property.url, page: await findItemPage(ctx, property.id, item.id) };
}
