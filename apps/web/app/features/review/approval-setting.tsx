import { Switch } from '@mantine/core';
import { changeReviewRule, readReviewRule } from '@pagewright/contract/review';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, useApiMutation } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { ruleMessages } from './approval-messages.ts';
import classes from './approval-setting.module.css';

const rule = apiQuery(readReviewRule, {});

/** Whether the workspace publishes only approved items; the server rejects changes by non-admins. */
export function ApprovalSetting() {
  const m = useMessages(ruleMessages);
  const queries = useQueryClient();
  const change = useApiMutation(changeReviewRule, {
    onSuccess: (data) => {
      queries.setQueryData(rule.queryKey, data);
      notify({ type: 'success', message: data.isApprovalNeeded ? m.on : m.off });
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  const query = useQuery(rule);
  return (
    <section className={classes.rule} aria-label={m.title}>
      <h3 className={classes.title}>{m.title}</h3>
      <QueryView query={query} messages={m}>
        {({ isApprovalNeeded }) => (
          <Switch
            label={m.label}
            description={m.help}
            checked={isApprovalNeeded}
            onChange={({ currentTarget: { checked } }) =>
              change.mutate({ body: { isApprovalNeeded: checked } })
            }
          />
        )}
      </QueryView>
    </section>
  );
}
