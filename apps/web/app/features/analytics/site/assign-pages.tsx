import { Button, NativeSelect } from '@mantine/core';
import {
  assignSitePages,
  listSitePages,
  SITE_INVENTORY_LIMITS,
  type SitePageRow,
} from '@pagewright/contract/analytics';
import { IconUserCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { crawlMessages } from './site-messages.ts';
import { useTeamNames } from './use-team-names.ts';
import own from './site.module.css';

const UNDO_MS = 10_000;
const NOBODY = '';

interface AssignPagesProps {
  readonly pages: readonly SitePageRow[];
  readonly onDone: () => void;
}

/** Assigns the selected pages to a member or to nobody. Undo restores the previous assignees. */
export function AssignPages({ pages, onDone }: AssignPagesProps) {
  const m = useMessages(crawlMessages);
  const queries = useQueryClient();
  const members = useTeamNames();
  const [userId, setUserId] = useState(NOBODY);
  const refetch = (): void => void queries.invalidateQueries({ queryKey: apiQueryKey(listSitePages) });
  const undo = async (before: readonly SitePageRow[]): Promise<void> => {
    const groups = Map.groupBy(before, ({ assignee }) => assignee?.userId ?? NOBODY);
    try {
      for (const [whose, of] of groups) await assign(of, whose);
      notify({ type: 'success', message: m.assign_undone });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyFailure(error.failure, { message: m.assign_failed });
    }
    refetch();
  };
  const assigning = useMutation<number, ApiError>({
    mutationFn: () => assign(pages, userId),
    onSuccess: (changed) => {
      refetch();
      notify({
        type: 'success',
        message: m.assign_done(changed),
        durationMs: UNDO_MS,
        ...(changed === 0 ? {} : { action: { label: m.plan_undo, onSelect: () => void undo(pages) } }),
      });
      onDone();
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.assign_failed }),
  });
  return (
    <form
      className={own.plan}
      onSubmit={(event) => {
        event.preventDefault();
        assigning.mutate();
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
        loading={assigning.isPending}
        leftSection={<IconUserCheck size={17} />}
      >
        {m.assign_submit}
      </Button>
    </form>
  );
}

async function assign(pages: readonly SitePageRow[], userId: string): Promise<number> {
  let changed = 0;
  for (let at = 0; at < pages.length; at += SITE_INVENTORY_LIMITS.assigned) {
    const part = pages.slice(at, at + SITE_INVENTORY_LIMITS.assigned).map(({ id }) => id);
    const body = { pages: part, userId: userId === NOBODY ? null : userId };
    changed += (await callOrThrow(assignSitePages, { body })).changed;
  }
  return changed;
}
