import { ScrollArea } from '@mantine/core';
import { IconProgressCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { runsQuery } from '../../lib/runs/runs-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { runsPanelMessages } from './panel-messages.ts';
import { listWork } from './list-work.ts';
import { RunRow } from './run-row.tsx';
import classes from './runs-panel.module.css';

/** The list of runs. */
export function RunsPanel({ onNavigate }: { readonly onNavigate: () => void }) {
  const m = useMessages(runsPanelMessages);
  return (
    <section aria-label={m.title}>
      <header className={classes.header}>
        <h2 className={classes.title}>{m.title}</h2>
        <p className={classes.help}>{m.help}</p>
      </header>
      <QueryView query={useQuery(runsQuery)} messages={{ ...m, failed: m.errorTitle }}>
        {(work) =>
          listWork(work).length === 0 ? (
            <EmptyState
              icon={<IconProgressCheck size={24} stroke={1.6} />}
              title={m.emptyTitle}
              description={m.emptyText}
            />
          ) : (
            <ScrollArea.Autosize mah="min(460px, 70dvh)" type="auto">
              <ul className={classes.list}>
                {listWork(work).map((run) => (
                  <RunRow key={run.id} run={run} onNavigate={onNavigate} />
                ))}
              </ul>
            </ScrollArea.Autosize>
          )
        }
      </QueryView>
    </section>
  );
}
