import { ActionIcon, Button, Skeleton, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { getFailure } from '../../../lib/api/api-error.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { returnPathState } from '../../../lib/session/return-path.ts';
import { isWholeUsage } from '../usage-counts.ts';
import { describeUsageFailure } from './failure-text.ts';
import { UsageFigures } from './usage-figures.tsx';
import { usagePanelMessages } from './usage-panel-messages.ts';
import { useSharedUsage } from './use-shared-usage.ts';
import classes from './usage-panel.module.css';

/** The workspace's plan and its usage this month, next to every screen. */
export function UsagePanel() {
  const m = useMessages(usagePanelMessages);
  const id = useId();
  const { data, dataUpdatedAt, error, isPending, refetch } = useSharedUsage();
  const [isRefreshing, setRefreshing] = useState(false);
  const refreshButton = useRef<HTMLButtonElement>(null);
  const failure = getFailure(error);
  const location = useLocation();
  const isUnreadable = data ? !isWholeUsage(data) : false;

  const refresh = async (): Promise<void> => {
    if (isRefreshing) return;
    setRefreshing(true);
    await refetch();
    setRefreshing(false);
  };
  const retry = (): void => {
    // Its own button disappears with the failure.
    refreshButton.current?.focus();
    void refresh();
  };

  return (
    <section className={classes.panel} aria-labelledby={id} aria-busy={isPending || isRefreshing}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {m.title}
        </h2>
        <Tooltip label={m.refresh}>
          <ActionIcon ref={refreshButton} size={28} aria-label={m.refresh} onClick={() => void refresh()}>
            <IconRefresh
              className={classes.icon}
              data-turning={isRefreshing || undefined}
              size={16}
              stroke={1.7}
            />
          </ActionIcon>
        </Tooltip>
      </div>
      {failure || isUnreadable ? (
        <div className={classes.failure} role="alert">
          <p>{failure ? describeUsageFailure(failure, m) : m.failed}</p>
          {failure?.status === 401 ? (
            <Button component={Link} to="/login" state={returnPathState(location)} size="xs">
              {m.login}
            </Button>
          ) : null}
          <Button variant="default" size="xs" onClick={retry}>
            {m.retry}
          </Button>
        </div>
      ) : null}
      {data && !isUnreadable ? (
        <UsageFigures usage={data} now={new Date(dataUpdatedAt)} />
      ) : isPending ? (
        <Skeletons label={m.loading} />
      ) : failure || isUnreadable ? null : (
        <p className={classes.muted}>{m.noData}</p>
      )}
    </section>
  );
}

/** Matches the layout of the loaded content. */
function Skeletons({ label }: { readonly label: string }) {
  return (
    <div className={classes.skeletons}>
      <span className="visually-hidden">{label}</span>
      <Skeleton height={40} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </div>
  );
}
