import type { AuditEntry } from '@pagewright/contract/audit';
import type { Context } from '../../platform/context.ts';
import { csvCell } from '../../documents/index.ts';
import { toEntries } from './list-audit.ts';
import { findEntries } from './repository.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const BATCH = 500;
const HEADER = 'createdAt,actor,actorId,action,subject,subjectName,detail';

/** Streams the audit log of the caller's workspace as CSV, newest first, without entries added meanwhile. */
export async function* exportAudit(ctx: Context): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${HEADER}${LINE_END}`;
  let before: number | null = null;
  for (;;) {
    const rows = await findEntries(ctx.db, ctx.actor.workspaceId, { before, limit: BATCH });
    const last = rows.at(-1);
    if (!last) return;
    const lines = (await toEntries(ctx, rows)).map(csvLine);
    yield lines.join('');
    before = last.id;
  }
}

function csvLine({ createdAt, actor, action, subject, subjectName, detail }: AuditEntry): string {
  const cells = [
    createdAt,
    actor?.name ?? null,
    actor?.id ?? null,
    action,
    subject,
    subjectName,
    detail === null ? null : JSON.stringify(detail),
  ];
  return cells.map(csvCell).join(',') + LINE_END;
}
