import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { CrawlerRules } from '@pagewright/contract/publishing/crawler-rules';
import { DEFAULT_LANGUAGE, type Language } from '@pagewright/contract/settings/preferences';
import type { Database } from '../../platform/db/client.ts';
import {
  deletion,
  file,
  publication,
  sampleWorkspace,
  site,
  workspace,
} from '../../platform/db/schema/index.ts';
import { parseLanguageTag } from '../../platform/language/current-language.ts';

/** A workspace's public site. It has published something. */
export interface Site {
  readonly workspaceId: string;
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  /** The language of everything except the articles. */
  readonly language: Language;
  readonly logo: { readonly fileId: string; readonly width: number; readonly height: number } | null;
  /** Link colors on light and dark backgrounds, as `#rrggbb`; null for the default. */
  readonly colour: string | null;
  readonly colourDark: string | null;
  /** The custom domain, if it is verified. */
  readonly domain: string | null;
  readonly rules: CrawlerRules;
  /** Belongs to a sample workspace, so search engines must not list it. */
  readonly isSample: boolean;
}

/** Has published something and is not being deleted. */
export const isPublished = (db: Database) =>
  and(
    exists(
      db
        .select({ one: sql`1` })
        .from(publication)
        .where(eq(publication.workspaceId, workspace.id)),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(deletion)
        .where(and(isNull(deletion.finishedAt), sql`${workspace.id} = any(${deletion.workspaceIds})`)),
    ),
  );

/** Belongs to a sample workspace. */
export const isSample = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(sampleWorkspace)
      .where(eq(sampleWorkspace.workspaceId, workspace.id)),
  );

/** Finds a workspace's site by its slug; undefined if nothing is published. */
export async function findSite(db: Database, slug: string): Promise<Site | undefined> {
  const [row] = await db
    .select({
      workspaceId: workspace.id,
      slug: workspace.slug,
      name: sql<string>`coalesce(nullif(${site.name}, ''), ${workspace.name})`,
      tagline: sql<string>`coalesce(${site.tagline}, '')`,
      language: site.language,
      colour: site.colour,
      colourDark: site.colourDark,
      isSample: sql<boolean>`${isSample(db)}`,
      domain: sql<string | null>`case when ${site.domainVerifiedAt} is not null then ${site.domain} end`,
      blocksTraining: sql<boolean>`coalesce(${site.blocksAiTraining}, false)`,
      blocksSearch: sql<boolean>`coalesce(${site.blocksAiSearch}, false)`,
      blocksUser: sql<boolean>`coalesce(${site.blocksAiUsers}, false)`,
      hasLlmsTxt: sql<boolean>`coalesce(${site.hasLlmsTxt}, false)`,
      fileId: file.id,
      width: file.width,
      height: file.height,
    })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .leftJoin(file, eq(file.id, site.logoFileId))
    .where(and(eq(workspace.slug, slug), isPublished(db)));
  if (!row) return undefined;
  const { fileId, width, height, blocksTraining, blocksSearch, blocksUser, hasLlmsTxt, language, ...shown } =
    row;
  return {
    ...shown,
    // A later version may know more languages.
    language: parseLanguageTag(language ?? '') ?? DEFAULT_LANGUAGE,
    rules: { blocksTraining, blocksSearch, blocksUser, hasLlmsTxt },
    logo: fileId === null || width === null || height === null ? null : { fileId, width, height },
  };
}

/** The verified custom domains and slugs of the given workspaces, or of all if null. */
export function listDomains(db: Database, workspaceIds: ReadonlySet<string> | null) {
  return db
    .select({ workspaceId: site.workspaceId, domain: sql<string>`${site.domain}`, slug: workspace.slug })
    .from(site)
    .innerJoin(workspace, eq(workspace.id, site.workspaceId))
    .where(
      and(
        isNotNull(site.domainVerifiedAt),
        isNotNull(site.domain),
        workspaceIds === null ? undefined : inArray(site.workspaceId, [...workspaceIds]),
      ),
    );
}

/** The custom domain of a workspace's site; null if it is on the server's own host. */
export async function findDomain(db: Database, workspaceId: string): Promise<string | null> {
  const [row] = await db
    .select({ domain: site.domain })
    .from(site)
    .where(and(eq(site.workspaceId, workspaceId), isNotNull(site.domainVerifiedAt)));
  return row?.domain ?? null;
}

/** The sites on the server's own host that ask AI agents to stay away, by slug. */
export function listSharedRules(db: Database, limit: number) {
  return db
    .select({
      slug: workspace.slug,
      training: site.blocksAiTraining,
      search: site.blocksAiSearch,
      user: site.blocksAiUsers,
    })
    .from(site)
    .innerJoin(workspace, eq(workspace.id, site.workspaceId))
    .where(
      and(
        isNull(site.domainVerifiedAt),
        or(site.blocksAiTraining, site.blocksAiSearch, site.blocksAiUsers),
        isPublished(db),
      ),
    )
    .orderBy(asc(workspace.slug))
    .limit(limit);
}

/** How many other sites without a domain of their own ask AI agents to stay away. */
export async function countSharedRules(db: Database, exceptWorkspaceId: string): Promise<number> {
  const [row] = await db
    .select({ sites: count() })
    .from(site)
    .where(
      and(
        ne(site.workspaceId, exceptWorkspaceId),
        isNull(site.domainVerifiedAt),
        or(site.blocksAiTraining, site.blocksAiSearch, site.blocksAiUsers),
      ),
    );
  return row?.sites ?? 0;
}

/** A workspace's slug if its changes are announced; undefined for a sample or deleted workspace. */
export async function findAnnouncedSlug(db: Database, workspaceId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: workspace.slug })
    .from(workspace)
    .where(and(eq(workspace.id, workspaceId), not(isSample(db))));
  return row?.slug;
}
