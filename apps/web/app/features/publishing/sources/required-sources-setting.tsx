import { Switch } from '@mantine/core';
import { changeSourceRule, readSourceRule } from '@pagewright/contract/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { sourceRuleMessages } from './messages.ts';
import classes from '../publishing.module.css';

const rule = apiQuery(readSourceRule, {});

/** The settings section for requiring sources before publishing. */
export function RequiredSourcesSetting({ canEdit }: { readonly canEdit: boolean }) {
  const m = useMessages(sourceRuleMessages);
  const queries = useQueryClient();
  const change = useApiMutation(changeSourceRule, {
    onSuccess: (data) => {
      queries.setQueryData(rule.queryKey, data);
      notify({ type: 'success', message: data.isSourceRequired ? m.on : m.off });
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  const query = useQuery(rule);
  return (
    <section className={classes.section} aria-labelledby="source-rule-title">
      <div className={classes.head}>
        <div>
          <h2 className={classes.title} id="source-rule-title">
            {m.title}
          </h2>
          <p className={classes.text}>{m.text}</p>
        </div>
      </div>
      <QueryView query={query} messages={m}>
        {({ isSourceRequired }) => (
          <Switch
            label={m.label}
            description={canEdit ? m.help : m.adminsOnly}
            checked={isSourceRequired}
            disabled={!canEdit || change.isPending}
            onChange={({ currentTarget: { checked } }) =>
              change.mutate({ body: { isSourceRequired: checked } })
            }
          />
        )}
      </QueryView>
    </section>
  );
}
