import { isActive, type CallRuns } from '@pagewright/contract/runs';
import { IconProgress } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';
import { runsQuery } from '../../lib/runs/runs-query.ts';
import { HeaderPopover } from '../../ui/header-popover.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { runsMessages } from './messages.ts';

const RunsPanel = lazy(async () => {
  const { RunsPanel } = await import('./runs-panel.tsx');
  return { default: RunsPanel };
});

/** Polling intervals with and without active runs; in between, the notification stream reports them. */
const POLL_ACTIVE_MS = 10_000;
const POLL_MS = 60_000;

const statesOf = (work: CallRuns | undefined) =>
  [...(work?.runs ?? []), ...(work?.crawls ?? [])].map(({ status }) => status);

/** The button with the number of my active runs, which opens their list; hidden without runs. */
export function RunsButton() {
  const m = useMessages(runsMessages);
  const format = useFormatter();
  const { data } = useQuery({
    ...runsQuery,
    refetchInterval: ({ state }) => (statesOf(state.data).some(isActive) ? POLL_ACTIVE_MS : POLL_MS),
  });
  const states = statesOf(data);
  const active = states.filter(isActive).length;
  if (states.length === 0) return null;
  return (
    <HeaderPopover
      icon={<IconProgress size={19} stroke={1.7} data-active={active > 0 || undefined} />}
      label={active > 0 ? m.buttonActive(active) : m.button}
      count={active > 0 ? format.number(active) : null}
      title={m.title}
    >
      {(close) => (
        <PartBoundary>
          <Suspense fallback={<LoadingState label={m.loading} />}>
            <RunsPanel onNavigate={close} />
          </Suspense>
        </PartBoundary>
      )}
    </HeaderPopover>
  );
}
