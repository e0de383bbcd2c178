import type { Report, ReportLine, ReportLink } from '@pagewright/contract/reports';
import type { Actor } from '../../platform/access/actor.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import { mayChange } from './policy.ts';
import type { Brand, ListedReportRow, ReportLinkRow, ReportRow } from './repository.ts';
import { createByLine } from './written/by-line.ts';
import { reportWords as words } from './written/messages.ts';

/** A report in API lists. */
export function toListedReport(actor: Actor, row: ListedReportRow): ReportLine {
  const { id, kind, subject, title, clientName, isForClients, authorName, dataFrom, createdAt, links } = row;
  return {
    id,
    title,
    clientName,
    kind,
    subject,
    isForClients,
    authorName,
    createdAt: createdAt.toISOString(),
    dataFrom: dataFrom.toISOString(),
    links: actor.role === 'client' ? 0 : links,
    mayChange: mayChange(actor, row),
  };
}

/** A report in the API, with its sender. */
export function toReport(actor: Actor, row: ReportRow, { name, logo }: Brand): Report {
  return {
    ...toListedReport(actor, row),
    workspaceName: name,
    logo: logo && { url: `/files/${logo.fileId}`, width: logo.width, height: logo.height },
    language: row.language,
    words: withLanguage(row.language, () => ({
      byLine: createByLine(row, name),
      mainPoints: words.mainPoints,
      basis: words.basis,
      appendix: words.appendix,
    })),
    document: row.document,
  };
}

/** A link in API lists, without its secret. */
export function toLink(row: ReportLinkRow, now: Date = new Date()): ReportLink {
  const { id, passwordHash, authorName, createdAt, expiresAt, revokedAt, lastOpenedAt, timesOpened } = row;
  return {
    id,
    state: revokedAt !== null ? 'revoked' : expiresAt <= now ? 'expired' : 'open',
    hasPassword: passwordHash !== null,
    authorName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    timesOpened,
  };
}
