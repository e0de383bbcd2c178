import { Switch } from '@mantine/core';
import { listAlerts, switchDailyCheck, type DailyCheck } from '@pagewright/contract/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { competitionMessages } from './competition-messages.ts';
import classes from '../analytics.module.css';

/** Whether competitors are checked daily, what that uses, and how the last check went. */
export function DailyCheckSwitch({ daily }: { readonly daily: DailyCheck }) {
  const m = useMessages(competitionMessages);
  const queries = useQueryClient();
  const switching = useApiMutation(switchDailyCheck, {
    onSuccess: ({ isDaily }) => {
      notify({ type: 'success', message: isDaily ? m.dailyOn : m.dailyOff });
      void queries.invalidateQueries({ queryKey: apiQueryKey(listAlerts) });
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.dailyFailed }),
  });
  const { isDaily, doneAt, dueAt, problem, mayChange } = daily;
  return (
    <div>
      <Switch
        label={m.daily}
        description={mayChange ? m.dailyHelp : m.dailyForAdmins}
        checked={switching.isPending ? switching.variables.body.isDaily : isDaily}
        disabled={!mayChange || switching.isPending}
        onChange={(event) => switching.mutate({ body: { isDaily: event.currentTarget.checked } })}
      />
      {isDaily ? (
        <p className={classes.quiet}>
          {doneAt === null ? null : `${m.lastLook(doneAt)} `}
          {dueAt === null ? null : m.nextLook(dueAt)}
        </p>
      ) : null}
      {problem === null ? null : <p role="status">{m.problem(problem)}</p>}
    </div>
  );
}
