import { VALIDITY_WINDOW } from '@pagewright/contract/analytics';
import { PART_IDS } from '@pagewright/contract/score-parts';
import { sql } from 'drizzle-orm';
import type { Actor, Context } from '../../../platform/context.ts';
import { matchOwnPages } from '../own-pages-repository.ts';

type PartId = (typeof PART_IDS)[number];

/** A published page with its score at publication and its search figures eight weeks later. */
export interface JudgedPage {
  readonly score: number;
  /** Share of the possible points per part; empty if unknown, as for texts from before parts were kept that changed since. */
  readonly parts: readonly { readonly id: PartId; readonly share: number }[];
  /** Number of known days in the two-week window. */
  readonly knownDays: number;
  readonly clicks: number;
  readonly impressions: number;
  readonly positionSum: number;
}

/**
 * Lists the published pages of a workspace with the score of the revision that was published: the last one that a
 * person had saved, since an autosave never becomes public. Revisions from before their parts were kept have those of
 * the current text if that is the same. Pages are matched with figures by the path of their address, or by the address
 * reported by a connected site.
 */
export async function listJudgedPages(
  { db, actor }: Pick<Context, 'db'> & { readonly actor: Pick<Actor, 'workspaceId' | 'workspaceSlug'> },
  propertyId: number,
): Promise<JudgedPage[]> {
  const { after, days } = VALIDITY_WINDOW;
  const { rows } = await db.execute<JudgedPage & Record<string, unknown>>(sql`
    with items as (
      select p.content_id, p.slug, r.score, (p.published_at at time zone 'America/Los_Angeles')::date + ${after}::int as from_day,
        r.score_parts, case when c.revision = r.number then c.score_result -> 'parts' end as present_parts
      from publication p join content c on c.id = p.content_id
      join lateral (
        select number, score, score_parts from content_revision
        where content_id = p.content_id and kind <> 'autosave' and created_at <= p.published_at + interval '1 second'
        order by number desc limit 1
      ) r on r.score is not null
      where p.workspace_id = ${actor.workspaceId} and c.removed_at is null
    ), ${matchOwnPages(propertyId, actor.workspaceSlug)}, sums as (
      select i.content_id, sum(s.clicks) as clicks, sum(s.impressions) as impressions, sum(s.position_sum) as position_sum
      from items i join found f on f.content_id = i.content_id cross join lateral (
        select sum(d.clicks) as clicks, sum(d.impressions) as impressions, sum(d.position_sum) as position_sum
        from search_page_day d where d.page_id = f.id and d.property_id = ${propertyId}
          and d.day >= i.from_day and d.day < i.from_day + ${days}::int
      ) s
      group by i.content_id
    )
    select i.score, coalesce(t.clicks, 0)::int as clicks, coalesce(t.impressions, 0)::int as impressions,
      coalesce(t.position_sum, 0)::float8 as "positionSum",
      (select count(*)::int from search_day where property_id = ${propertyId} and rows_asked_at is not null
        and day >= i.from_day and day < i.from_day + ${days}::int) as "knownDays",
      coalesce((select json_agg(json_build_object('id', id, 'share', share::float8))
          from jsonb_each_text(i.score_parts) kept (id, share)),
        (select json_agg(json_build_object('id', part ->> 'id',
            'share', (part ->> 'points')::float8 / (part ->> 'maximum')::float8))
          from jsonb_array_elements(case when jsonb_typeof(i.present_parts) = 'array' then i.present_parts else '[]' end) part
          where i.score_parts is null and part ->> 'points' is not null and (part ->> 'maximum')::float8 > 0),
        '[]') as parts
    from items i left join sums t on t.content_id = i.content_id`);
  return rows;
}
