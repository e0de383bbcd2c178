import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const auditEntrySchema = z.object({
  id: z.string(),
  action: z.string().describe('What was done, as feature.verb.'),
  subject: z.string().describe('The id of what it was done to.'),
  subjectName: z.string().nullable().describe('Its title or name now; null where it has none or is gone.'),
  actor: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Who did it; null where nobody did, or their account is gone.'),
  detail: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.string(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  feature: 'audit',
  summary: 'Lists who did what in my workspace, newest first. For admins.',
  access: 'user',
  query: z.object({
    cursor: z.string().max(20).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ entries: z.array(auditEntrySchema), nextCursor: z.string().nullable() }),
  refusals: [403],
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/audit/export',
  feature: 'audit',
  summary: 'Downloads who did what in my workspace as CSV, newest first. For admins.',
  access: 'user',
  produces: 'application/octet-stream',
  refusals: [403],
});
