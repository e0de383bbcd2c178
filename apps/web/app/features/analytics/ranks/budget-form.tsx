import { Button, TextInput } from '@mantine/core';
import {
  changeRankBudget,
  RANK_LIMITS,
  readRankTrackers,
  type RankOverview,
} from '@pagewright/contract/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { Caution } from '../../../ui/caution.tsx';
import { rankMessages } from './rank-messages.ts';
import analytics from '../analytics.module.css';
import classes from './ranks.module.css';
import watching from '../watching.module.css';

/** What was asked for this month, and the limit that an admin can change. */
export function BudgetForm({ overview: { budget, mayChange } }: { readonly overview: RankOverview }) {
  const m = useMessages(rankMessages);
  const queries = useQueryClient();
  const [limit, setLimit] = useState(String(budget.limit));
  const saving = useApiMutation(changeRankBudget, {
    onSuccess: (answer) => {
      queries.setQueryData(apiQueryKey(readRankTrackers, {}), answer);
      notify({ type: 'success', message: m.saved });
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    saving.mutate({ body: { limit: Number(limit) } });
  }
  return (
    <section className={analytics.part} aria-label={m.budget}>
      <p className={analytics.quiet}>
        {m.budgetUsed(budget.used, budget.limit, budget.renewsOn)} {m.budgetPlanned(budget.planned)}
      </p>
      {budget.planned > budget.limit ? <Caution>{m.overBudget(budget.planned, budget.limit)}</Caution> : null}
      {mayChange ? (
        <details className={classes.budget}>
          <summary>{m.budget}</summary>
          <form className={watching.bar} onSubmit={submit}>
            <TextInput
              type="number"
              label={m.budgetLabel}
              min={0}
              max={RANK_LIMITS.budgetMax}
              step={1}
              value={limit}
              onChange={({ currentTarget: { value } }) => setLimit(value)}
            />
            <Button
              type="submit"
              variant="default"
              disabled={limit === '' || Number(limit) === budget.limit}
              loading={saving.isPending}
            >
              {m.save}
            </Button>
          </form>
        </details>
      ) : null}
    </section>
  );
}
