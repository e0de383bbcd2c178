import type { Context } from '../../platform/context.ts';
import { compute } from '../../platform/compute/index.ts';
import { ImageError, toWordImage } from '../../images/index.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import { readStoredFile } from '../files/index.ts';
import { drawReportTask } from './pdf/draw-report-task.ts';
import { requireReadable } from './policy.ts';
import { findBrand, findReport, type Brand, type ReportRow } from './repository.ts';
import { reportWords as words } from './written/messages.ts';
import { createByLine } from './written/by-line.ts';

type Printing = Pick<Context, 'db' | 'services' | 'signal'>;

/** A PDF and its file name. */
export interface PrintedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A report as PDF. @throws ApiError 404 by policy. */
export async function downloadReport(ctx: Context, id: string): Promise<PrintedFile> {
  return printReport(ctx, requireReadable(ctx.actor, await findReport(ctx.db, id)));
}

/** The PDF of a report, in its language, with the name and logo that the workspace has now. */
export async function printReport(ctx: Printing, row: ReportRow): Promise<PrintedFile> {
  const brand = await findBrand(ctx.db, row.workspaceId);
  const logo = await logoOf(ctx, row.workspaceId, brand);
  return withLanguage(row.language, async () => {
    const bytes = await compute(drawReportTask, {
      title: row.title,
      language: row.language,
      createdAt: row.createdAt,
      document: row.document,
      byLine: createByLine(row, brand.name),
      workspaceName: brand.name,
      logo,
      words: {
        mainPoints: words.mainPoints,
        basis: words.basis,
        appendix: words.appendix,
        restInAppendix: words.restInAppendix,
        pageOf: words.pageOf('{page}', '{pages}'),
      },
    });
    return { fileName: `${fileNameOf(row.title)}.pdf`, bytes };
  });
}

/** The logo in a format that a PDF supports; null if there is none, or if its file is missing or damaged. */
async function logoOf(ctx: Printing, workspaceId: string, { logo }: Brand): Promise<Uint8Array | null> {
  if (logo === null) return null;
  const bytes = await (await readStoredFile(ctx, workspaceId, logo.fileId))?.bytes();
  if (!bytes) return null;
  try {
    return (await toWordImage(bytes, ctx.signal)).bytes;
  } catch (error) {
    if (error instanceof ImageError) return null;
    throw error;
  }
}

const FILE_NAME_LENGTH = 80;

function fileNameOf(title: string): string {
  return (
    title
      .replaceAll(/[^\p{L}\p{N} .-]+/gu, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
      .slice(0, FILE_NAME_LENGTH)
      .trim() || 'report'
  );
}
