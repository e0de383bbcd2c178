import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { file, report, reportLink, site, workspace } from '../../platform/db/schema/index.ts';
import type { ChangePlace } from '../../platform/http/change-cursor.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';

const isOpen = and(isNull(reportLink.revokedAt), gt(reportLink.expiresAt, sql`now()`));

const listColumns = {
  id: report.id,
  workspaceId: report.workspaceId,
  authorId: report.authorId,
  authorName: report.authorName,
  kind: report.kind,
  sourceId: report.sourceId,
  subject: report.subject,
  title: report.title,
  clientName: report.clientName,
  language: report.language,
  isForClients: report.isForClients,
  dataFrom: report.dataFrom,
  createdAt: report.createdAt,
};

const selectListed = (db: Database) =>
  db
    .select({ ...listColumns, links: db.$count(reportLink, and(eq(reportLink.reportId, report.id), isOpen)) })
    .from(report);
const selectFull = (db: Database) =>
  db
    .select({
      ...listColumns,
      links: db.$count(reportLink, and(eq(reportLink.reportId, report.id), isOpen)),
      document: report.document,
    })
    .from(report);

/** A report in a list. */
export type ListedReportRow = Awaited<ReturnType<typeof selectListed>>[number];
/** A report with its content. */
export type ReportRow = Awaited<ReturnType<typeof selectFull>>[number];
export type ReportLinkRow = typeof reportLink.$inferSelect;

/** Reports of a workspace, newest first. */
export async function findListedReports(
  db: Database,
  { workspaceId, onlyForClients }: { readonly workspaceId: string; readonly onlyForClients: boolean },
  after: ChangePlace | null,
  limit: number,
): Promise<ListedReportRow[]> {
  return selectListed(db)
    .where(
      and(
        eq(report.workspaceId, workspaceId),
        isNull(report.removedAt),
        onlyForClients ? report.isForClients : undefined,
        after
          ? sql`(${report.createdAt}, ${report.id}) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(limit);
}

/** Counts a workspace's reports. */
export async function countReports(db: Database, workspaceId: string): Promise<number> {
  return db.$count(report, and(eq(report.workspaceId, workspaceId), isNull(report.removedAt)));
}

/** Finds a report of any workspace that is not removed, or one removed within 30 days. */
export async function findReport(
  db: Database,
  id: string,
  which: 'present' | 'removed' = 'present',
): Promise<ReportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const condition =
    which === 'present'
      ? isNull(report.removedAt)
      : and(isNotNull(report.removedAt), gt(report.removedAt, sql`now() - interval '30 days'`));
  const [row] = await selectFull(db).where(and(eq(report.id, id), condition));
  return row;
}

/** Adds a report. */
export async function insertReport(db: Database, row: typeof report.$inferInsert): Promise<void> {
  await db.insert(report).values(row);
}

/** Updates the given fields of a report. */
export async function updateReportRow(
  db: Database,
  id: string,
  values: Partial<Pick<typeof report.$inferInsert, 'title' | 'clientName' | 'isForClients'>>,
): Promise<void> {
  if (Object.keys(values).length > 0) await db.update(report).set(values).where(eq(report.id, id));
}

/** Removes or restores a report. */
export async function setReportRemoved(db: Database, id: string, isRemoved: boolean): Promise<void> {
  await db
    .update(report)
    .set({ removedAt: isRemoved ? sql`clock_timestamp()` : null })
    .where(eq(report.id, id));
}

/** The sender of a report: the workspace's name and the logo of its public site. */
export async function findBrand(db: Database, workspaceId: string) {
  const [row] = await db
    .select({ name: workspace.name, fileId: file.id, width: file.width, height: file.height })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .leftJoin(file, eq(file.id, site.logoFileId))
    .where(eq(workspace.id, workspaceId));
  const { name = '', fileId = null, width = null, height = null } = row ?? {};
  return {
    name,
    logo: fileId === null || width === null || height === null ? null : { fileId, width, height },
  };
}
export type Brand = Awaited<ReturnType<typeof findBrand>>;

/** The links of a report, newest first. */
export async function findLinks(db: Database, reportId: string): Promise<ReportLinkRow[]> {
  return db
    .select()
    .from(reportLink)
    .where(eq(reportLink.reportId, reportId))
    .orderBy(desc(reportLink.createdAt), desc(reportLink.id));
}

/** Counts the working links of a report. */
export async function countOpenLinks(db: Database, reportId: string): Promise<number> {
  return db.$count(reportLink, and(eq(reportLink.reportId, reportId), isOpen));
}

/** Adds a link that works for the given number of days. */
export async function insertLink(
  db: Database,
  { days, ...row }: Omit<typeof reportLink.$inferInsert, 'expiresAt'> & { readonly days: number },
): Promise<ReportLinkRow> {
  const [made] = await db
    .insert(reportLink)
    .values({ ...row, expiresAt: sql`now() + make_interval(days => ${days}::int)` })
    .returning();
  if (!made) throw new Error('the link of a report was not kept');
  return made;
}

/** Revokes a link of a report. Returns whether there is one. */
export async function revokeLink(db: Database, reportId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const done = await db
    .update(reportLink)
    .set({ revokedAt: sql`coalesce(${reportLink.revokedAt}, clock_timestamp())` })
    .where(and(eq(reportLink.id, id), eq(reportLink.reportId, reportId)));
  return done.rowCount === 1;
}

/** A link by the hash of its secret, and whether it works: it may have expired, or its report may have been removed. */
export async function findLinkByHash(
  db: Database,
  tokenHash: string,
): Promise<
  | {
      readonly link: Pick<ReportLinkRow, 'id' | 'reportId' | 'passwordHash'>;
      readonly language: string;
      readonly works: boolean;
    }
  | undefined
> {
  const [row] = await db
    .select({
      link: { id: reportLink.id, reportId: reportLink.reportId, passwordHash: reportLink.passwordHash },
      language: report.language,
      works: sql<boolean>`${and(isOpen, isNull(report.removedAt))}`,
    })
    .from(reportLink)
    .innerJoin(report, eq(report.id, reportLink.reportId))
    .where(eq(reportLink.tokenHash, tokenHash));
  return row;
}

/** Records that a report was opened with a link. */
export async function recordOpened(db: Database, id: string): Promise<void> {
  await db
    .update(reportLink)
    .set({ lastOpenedAt: sql`clock_timestamp()`, timesOpened: sql`${reportLink.timesOpened} + 1` })
    .where(eq(reportLink.id, id));
}
