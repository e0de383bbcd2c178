import { Button, NativeSelect } from '@mantine/core';
import { assignSitePages, listSitePages, SITE_INVENTORY_LIMITS } from '@pagewright/contract/analytics';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { IconUserCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ProgressView } from '../../../ui/progress-view.tsx';
import type { ChosenPages } from './page-selection.ts';
import { crawlMessages } from './site-messages.ts';
import { useTeamNames } from '../../../lib/team/use-team-names.ts';
import form from '../../../lib/planning/plan-form.module.css';

const UNDO_MS = 10_000;
const NOBODY = '';

interface AssignPagesProps {
  readonly chosen: ChosenPages;
  readonly onDone: () => void;
}

type Assignments = CallOutput<typeof assignSitePages>['before'];

/** Assigns the selected pages to a member or to nobody. Undo restores the previous assignees. */
export function AssignPages({ chosen: { count, selection }, onDone }: AssignPagesProps) {
  const m = useMessages(crawlMessages);
  const queries = useQueryClient();
  const members = useTeamNames();
  const [userId, setUserId] = useState(NOBODY);
  const { run, isRunning, progress, cancel } = useLongCall(assignSitePages);
  const refetch = (): void => void queries.invalidateQueries({ queryKey: apiQueryKey(listSitePages) });
  const undo = async (before: Assignments): Promise<void> => {
    for (const body of before) {
      const { error } = await callApi(assignSitePages, { body });
      if (!error) continue;
      notifyFailure(error, { message: m.assign_failed });
      return refetch();
    }
    notify({ type: 'success', message: m.assign_undone });
    refetch();
  };
  const assign = async (): Promise<void> => {
    const { data, error } = await run({ body: { ...selection, userId: userId === NOBODY ? null : userId } });
    if (error) {
      if (error.code !== CLIENT_CODES.cancelled) notifyFailure(error, { message: m.assign_failed });
      return;
    }
    const { changed, before } = data;
    refetch();
    notify({
      type: 'success',
      message: m.assign_done(changed),
      durationMs: UNDO_MS,
      ...(changed === 0 ? {} : { action: { label: m.plan_undo, onSelect: () => void undo(before) } }),
    });
    onDone();
  };
  const isTooMany = count > SITE_INVENTORY_LIMITS.assigned;
  return (
    <form
      className={form.plan}
      onSubmit={(event) => {
        event.preventDefault();
        void assign();
      }}
    >
      <NativeSelect
        label={m.assign_to}
        value={userId}
        data={[
          { value: NOBODY, label: m.assign_nobody },
          ...members.map(({ userId: value, name }) => ({ value, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => setUserId(value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={isRunning}
        disabled={isTooMany}
        leftSection={<IconUserCheck size={17} />}
      >
        {m.assign_submit}
      </Button>
      {isTooMany ? (
        <span className={form.limit}>{m.assign_tooMany(SITE_INVENTORY_LIMITS.assigned)}</span>
      ) : null}
      {progress === null ? null : (
        <ProgressView
          step={progress.step}
          done={progress.done}
          total={progress.total}
          cancelLabel={m.assign_cancel}
          onCancel={cancel}
        />
      )}
    </form>
  );
}
