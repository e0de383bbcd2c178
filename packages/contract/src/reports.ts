import { z } from 'zod';
import type { AnalysisKind } from './advanced/analyses.ts';
import { emailSchema } from './auth.ts';
import { timeZoneSchema } from './calendar/event.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, lineSchema } from './text.ts';

/** Analyses that a report can be created from. */
export const REPORT_KINDS = [
  'track-gaps',
  'check-alerts',
  'track-freshness',
  'analyze-strategy',
  'analyze-competitors',
  'broken-links',
  'unlinked-mentions',
  'comprehensive-analysis',
] as const satisfies readonly AnalysisKind[];
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Whether a report can be created from an analysis. */
export function isReportKind(kind: string): kind is ReportKind {
  return (REPORT_KINDS as readonly string[]).includes(kind);
}

/** Limits of reports, their links, and their content. */
export const REPORT_LIMITS = {
  title: 200,
  clientName: 120,
  /** Reports per workspace. */
  reports: 500,
  /** Links of a report that have neither expired nor been revoked. */
  links: 20,
  /** Pages of a PDF before its appendix. */
  mainPages: 6,
  /** Recipients per report. */
  recipients: 10,
  passwordMin: 8,
  passwordMax: 128,
} as const;

/** Choices for the lifetime of a link, in days. */
export const LINK_DAYS = [1, 7, 30, 90, 365] as const;

const sectionSchema = z.object({
  title: z.string(),
  text: z.string().nullable(),
  table: z
    .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .nullable()
    .describe('Null if the section has no table.'),
});
export type ReportSection = z.output<typeof sectionSchema>;

const documentSchema = z.object({
  summary: z.string().describe('What was analyzed, as a sentence.'),
  points: z.array(z.string()).describe('Main points, most important first.'),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  sections: z.array(sectionSchema),
  appendix: z.array(sectionSchema),
  basis: z.array(z.string()).describe('What the report is based on: pages read, and how they were judged.'),
});
/** Content of a report. It is written once and does not change with its source. */
export type ReportDocument = z.output<typeof documentSchema>;

const lineOfReport = z.object({
  id: z.string(),
  title: z.string(),
  clientName: z.string(),
  kind: z.enum([...REPORT_KINDS, 'site']).describe('Type of analysis, or `site` for a site audit.'),
  subject: z.string().describe('Subject of the analysis, such as the competitors or the site.'),
  isForClients: z.boolean().describe('Whether workspace members with the client role can see it.'),
  authorName: z.string(),
  createdAt: z.string(),
  dataFrom: z.string().describe('When the data was collected.'),
  links: z.int().describe('Number of working links. 0 for clients.'),
  mayChange: z.boolean().describe('Whether the caller created it or is a workspace admin.'),
});
export type ReportLine = z.output<typeof lineOfReport>;

const logoSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });

const reportSchema = lineOfReport.extend({
  workspaceName: z.string(),
  logo: logoSchema.nullable().describe('Logo of the workspace. Null if none is set.'),
  language: z.string().describe('Language in which the report was written.'),
  words: z
    .object({ byLine: z.string(), mainPoints: z.string(), basis: z.string(), appendix: z.string() })
    .describe('Client, author, and section labels, in the language of the report.'),
  document: documentSchema,
});
export type Report = z.output<typeof reportSchema>;

const linkSchema = z.object({
  id: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  hasPassword: z.boolean(),
  authorName: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastOpenedAt: z.string().nullable().describe('When the report was last opened with it. Null if never.'),
  timesOpened: z.int(),
});
export type ReportLink = z.output<typeof linkSchema>;

const call = { feature: 'reports', access: 'user' } as const;
const byId = z.object({ id: idSchema });
const titleSchema = lineSchema(REPORT_LIMITS.title);
const clientNameSchema = lineSchema(REPORT_LIMITS.clientName);
const isForClientsSchema = z
  .boolean()
  .describe('Whether workspace members with the client role can see the report.');

export const listReports = endpoint({
  forClients: true,
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/reports',
  summary: 'Lists the reports of the workspace, newest first. Clients see those made for them.',
  query: z.object({
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ reports: z.array(lineOfReport), nextCursor: z.string().nullable() }),
});

export const createReport = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'POST',
  path: '/reports',
  summary: 'Creates a report from an analysis run or from the audit of a crawled site.',
  body: z.object({
    runId: idSchema.optional().describe('ID of an analysis run. Omit for a site audit.'),
    siteId: idSchema.optional().describe('ID of a crawled site. Omit for an analysis run.'),
    title: titleSchema.default('').describe('Title. If empty, it names the analysis and its subject.'),
    clientName: clientNameSchema.default(''),
    isForClients: isForClientsSchema.default(false),
  }),
  status: 201,
  response: reportSchema,
  refusals: [403, 404, 422],
});

export const readReport = endpoint({
  forClients: true,
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/reports/{id}',
  summary: 'Reads a report.',
  params: byId,
  response: reportSchema,
  refusals: [404],
});

export const updateReport = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'PUT',
  path: '/reports/{id}',
  summary: 'Updates a report’s title, client name, or whether clients see it.',
  params: byId,
  body: z.object({
    title: titleSchema.refine((title) => title !== '', 'Enter a title').optional(),
    clientName: clientNameSchema.optional(),
    isForClients: isForClientsSchema.optional(),
  }),
  response: reportSchema,
  refusals: [403, 404],
});

export const removeReport = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'DELETE',
  path: '/reports/{id}',
  summary: 'Removes a report and what its links show. It can be restored for 30 days.',
  params: byId,
  status: 204,
  refusals: [403, 404],
});

export const undoRemoveReport = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'POST',
  path: '/reports/{id}/undo-remove',
  summary: 'Restores a removed report. Its links work again.',
  params: byId,
  response: reportSchema,
  refusals: [403, 404],
});

export const downloadReport = endpoint({
  forClients: true,
  ...call,
  scope: 'analyses:read',
  limit: 'computing',
  method: 'GET',
  path: '/reports/{id}/pdf',
  summary: 'Downloads a report as PDF.',
  params: byId,
  produces: 'application/octet-stream',
  refusals: [404],
});

export const listReportLinks = endpoint({
  ...call,
  method: 'GET',
  path: '/reports/{id}/links',
  summary: 'Lists the links of a report, with when each was last opened.',
  params: byId,
  response: z.object({ links: z.array(linkSchema) }),
  refusals: [403, 404],
});

export const shareReport = endpoint({
  ...call,
  method: 'POST',
  path: '/reports/{id}/links',
  summary: 'Creates a link that shows a report to anyone who has it, without an account.',
  params: byId,
  body: z.object({
    expiresInDays: z.literal(LINK_DAYS).default(30).describe('Days after which the link stops working.'),
    password: z
      .string()
      .min(REPORT_LIMITS.passwordMin, `Use at least ${REPORT_LIMITS.passwordMin} characters`)
      .max(REPORT_LIMITS.passwordMax)
      .optional()
      .describe('Password that the page asks for. Omit for none.'),
  }),
  status: 201,
  response: z.object({
    link: linkSchema,
    url: z.string().describe('Address of the shared report. It is not shown again.'),
  }),
  refusals: [403, 404, 422],
});

export const revokeReportLink = endpoint({
  ...call,
  method: 'DELETE',
  path: '/reports/{id}/links/{linkId}',
  summary: 'Revokes a link. It stops working at once.',
  params: byId.extend({ linkId: idSchema }),
  status: 204,
  refusals: [403, 404],
});

/** How often a report is emailed: on Mondays, or on the first of the month. */
export const REPORT_CADENCES = ['weekly', 'monthly'] as const;

const scheduleSchema = z.object({
  cadence: z.enum(REPORT_CADENCES),
  dueAt: z.string().describe('When the report is next emailed.'),
  lastSentAt: z.string().nullable(),
  timeZone: z.string(),
  isPaused: z
    .boolean()
    .describe('Whether nothing is emailed because the person who set it up has left the workspace.'),
  recipients: z.array(
    z.object({
      email: z.string(),
      isOff: z.boolean().describe('Whether they unsubscribed. Only they can resubscribe.'),
    }),
  ),
});
export type ReportSchedule = z.output<typeof scheduleSchema>;

export const readReportSchedule = endpoint({
  ...call,
  method: 'GET',
  path: '/reports/{id}/schedule',
  summary: 'Reads the email schedule of a report.',
  params: byId,
  response: z.object({ schedule: scheduleSchema.nullable().describe('Null if the report is not emailed.') }),
  refusals: [403, 404],
});

export const scheduleReport = endpoint({
  ...call,
  method: 'PUT',
  path: '/reports/{id}/schedule',
  summary:
    'Has a report emailed every Monday or on the first of each month, at 8:00 in your time zone. It is written again if there is newer data, and each email has a link to it.',
  params: byId,
  body: z.object({
    cadence: z.enum(REPORT_CADENCES),
    recipients: z
      .array(emailSchema)
      .min(1, 'Enter at least one email address')
      .max(REPORT_LIMITS.recipients, `At most ${REPORT_LIMITS.recipients} email addresses`),
    timeZone: timeZoneSchema
      .optional()
      .describe(
        'IANA time zone for the email’s time of day. If omitted, the one in your preferences is used.',
      ),
  }),
  response: z.object({ schedule: scheduleSchema }),
  refusals: [403, 404, 429],
});

export const stopReportSchedule = endpoint({
  ...call,
  method: 'DELETE',
  path: '/reports/{id}/schedule',
  summary: 'Stops emailing a report.',
  params: byId,
  status: 204,
  refusals: [403, 404],
});
