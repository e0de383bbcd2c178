import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** An action recorded in the audit log, as feature.verb. Each has its own text in the team's activity. */
export type AuditAction =
  | 'advanced.run'
  | 'advanced.remove_run'
  | 'advanced.undo_remove_run'
  | 'analytics.own_site'
  | 'analytics.read_site'
  | 'analytics.cancel_read_site'
  | 'analytics.start_schedule'
  | 'analytics.stop_schedule'
  | 'analytics.decide_link'
  | 'analytics.undo_decide_link'
  | 'reports.create'
  | 'reports.update'
  | 'reports.remove'
  | 'reports.undo_remove'
  | 'reports.share'
  | 'reports.revoke_link'
  | 'reports.schedule'
  | 'reports.stop_schedule'
  | 'analytics.import_addresses'
  | 'analytics.remove_addresses'
  | 'analytics.assign_pages'
  | 'analytics.save_view'
  | 'analytics.change_view'
  | 'analytics.remove_view'
  | 'runs.cancel'
  | 'analytics.watch'
  | 'analytics.unwatch'
  | 'analytics.switch_daily_check'
  | 'analytics.import_ai_log'
  | 'analytics.remove_ai_log'
  | 'analytics.import_search'
  | 'analytics.remove_search'
  | 'analytics.undo_remove_search'
  | 'analytics.connect_search'
  | 'analytics.update_search'
  | 'analytics.disconnect_search'
  | 'analytics.connect_bing'
  | 'analytics.update_bing'
  | 'analytics.disconnect_bing'
  | 'analytics.connect_google_analytics'
  | 'analytics.update_google_analytics'
  | 'analytics.disconnect_google_analytics'
  | 'analytics.connect_speed'
  | 'analytics.disconnect_speed'
  | 'analytics.add_rank_tracker'
  | 'analytics.change_rank_tracker'
  | 'analytics.remove_rank_tracker'
  | 'analytics.change_rank_budget'
  | 'analytics.add_prompt_panel'
  | 'analytics.change_prompt_panel'
  | 'analytics.remove_prompt_panel'
  | 'analytics.start_prompt_run'
  | 'analytics.import_ranks'
  | 'analytics.remove_rank_import'
  | 'calendar.create'
  | 'calendar.update'
  | 'calendar.remove'
  | 'calendar.remove_batch'
  | 'calendar.undo_remove'
  | 'calendar.import'
  | 'calendar.plan'
  | 'calendar.renew_feed'
  | 'calendar.remove_feed'
  | 'calendar.dismiss_refresh'
  | 'calendar.undo_refresh'
  | 'connection.create'
  | 'connection.update'
  | 'connection.remove'
  | 'content.create'
  | 'content.update'
  | 'content.publish'
  | 'content.unpublish'
  | 'content.reschedule'
  | 'content.restore'
  | 'content.remove'
  | 'content.undo_remove'
  | 'content.decide_source'
  | 'content.change_source_rule'
  | 'content.evidence.add'
  | 'content.evidence.give'
  | 'content.evidence.remove'
  | 'files.upload'
  | 'outline.save'
  | 'outline.update'
  | 'outline.remove'
  | 'outline.undo_remove'
  | 'payment.order'
  | 'payment.ask_refund'
  | 'payment.refund'
  | 'payment.decline_refund'
  | 'payment.start_trial'
  | 'payment.grant'
  | 'payment.reverse'
  | 'payment.restore'
  | 'publishing.create_webhook'
  | 'publishing.update_webhook'
  | 'publishing.remove_webhook'
  | 'publishing.disable_webhook'
  | 'publishing.redeliver'
  | 'publishing.rotate_webhook_secret'
  | 'remote-post.take-down'
  | 'remote-post.send'
  | 'review.ask'
  | 'review.withdraw'
  | 'review.approve'
  | 'review.return'
  | 'review.comment'
  | 'review.change_comment'
  | 'review.resolve'
  | 'review.reopen'
  | 'review.remove_comment'
  | 'review.undo_remove_comment'
  | 'review.change_rule'
  | 'onboarding.make_sample'
  | 'onboarding.remove_sample'
  | 'settings.change_key'
  | 'settings.remove_key'
  | 'settings.choose_model'
  | 'settings.make_token'
  | 'settings.revoke_token'
  | 'site.crawler-rules'
  | 'site.update'
  | 'site.claim-domain'
  | 'site.verify-domain'
  | 'strategy.generate_brief'
  | 'strategy.analyze_brief'
  | 'strategy.generate_strategy'
  | 'strategy.duplicate_brief'
  | 'strategy.update_brief'
  | 'strategy.remove_brief'
  | 'strategy.undo_remove_brief'
  | 'team.create_workspace'
  | 'team.invite'
  | 'team.resend_invitation'
  | 'team.withdraw_invitation'
  | 'team.decline_invitation'
  | 'team.join'
  | 'settings.single_sign_on'
  | 'team.change_role'
  | 'team.leave'
  | 'team.remove'
  | 'usage.give_plan';

const auditEntrySchema = z.object({
  id: z.string(),
  action: z.string().describe('What was done, as `feature.verb`.'),
  subject: z.string().describe('ID of the object of the action.'),
  subjectName: z
    .string()
    .nullable()
    .describe('Current title or name of the object. Null if it has none or was deleted.'),
  actor: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Who did it. Null if it was not a person, or the account was deleted.'),
  detail: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.string(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  feature: 'audit',
  summary: 'Lists the workspace’s activity log, newest first. Admins only.',
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
  summary: 'Downloads the workspace’s activity log as CSV, newest first. Admins only.',
  access: 'user',
  produces: 'application/octet-stream',
  refusals: [403],
});
