import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';

/** Images of a site whose size was not requested since a time, those on the most pages first. */
export async function findUnweighedImages(
  db: Database,
  { siteId, staleBefore, limit }: { siteId: string; staleBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select one.url from indexed_page page, unnest(page.image_urls) as one(url)
    where page.site_id = ${siteId}::uuid and page.status between 200 and 299 and page.fault = '' and not exists (
      select from indexed_image image where image.site_id = page.site_id and image.url = one.url
        and image.checked_at >= ${staleBefore.toISOString()}::timestamptz)
    group by one.url order by count(*) desc, one.url limit ${limit}`);
  return rows.map(({ url }) => url);
}

/** The number of a site's images that were measured within a crawl. */
export async function countWeighedImages(db: Database, siteId: string, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from indexed_image
    where site_id = ${siteId}::uuid and checked_at >= ${since.toISOString()}::timestamptz`);
  return rows[0]?.count ?? 0;
}

/** Saves the size of an image; null if it is unknown. */
export async function saveImageSize(
  db: Database,
  siteId: string,
  url: string,
  bytes: number | null,
): Promise<void> {
  await db.execute(sql`
    insert into indexed_image (site_id, url, bytes) values (${siteId}::uuid, ${url}, ${bytes})
    on conflict (site_id, url) do update set bytes = excluded.bytes, checked_at = now()`);
}
