import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { isActive } from '@pagewright/contract/runs';
import { IconProgress } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';
import { runsQuery } from '../../lib/runs/runs-query.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { runsMessages } from './messages.ts';
import classes from './runs-button.module.css';

const RunsPanel = lazy(async () => {
  const { RunsPanel } = await import('./runs-panel.tsx');
  return { default: RunsPanel };
});

/** How often runs are asked for while some go on, and else; the stream of notifications tells of them in between. */
const POLL_ACTIVE_MS = 10_000;
const POLL_MS = 60_000;

/** The button with the number of my runs that go on; opens their list. Without any run it is not there. */
export function RunsButton() {
  const m = useMessages(runsMessages);
  const format = useFormatter();
  const [isOpen, popover] = useDisclosure(false);
  const { data } = useQuery({
    ...runsQuery,
    refetchInterval: ({ state }) =>
      state.data?.runs.some(({ status }) => isActive(status)) ? POLL_ACTIVE_MS : POLL_MS,
  });
  const runs = data?.runs ?? [];
  const active = runs.filter(({ status }) => isActive(status)).length;
  if (runs.length === 0 && !isOpen) return null;
  const label = active > 0 ? m.buttonActive(active) : m.button;
  return (
    <Popover
      opened={isOpen}
      onChange={popover.toggle}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon className={classes.button} aria-label={label} onClick={popover.toggle}>
            <IconProgress size={19} stroke={1.7} data-active={active > 0 || undefined} />
            {active > 0 ? (
              <span className={classes.count} aria-hidden="true">
                {format.number(active)}
              </span>
            ) : null}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={m.title}>
        <PartBoundary>
          <Suspense fallback={<LoadingState label={m.loading} />}>
            <RunsPanel onFollow={popover.close} />
          </Suspense>
        </PartBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
