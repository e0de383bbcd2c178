import { Button, NativeSelect } from '@mantine/core';
import { readPromptPanels, type PromptOverview } from '@pagewright/contract/analytics';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { PanelForm } from './panel-form.tsx';
import { PanelResult } from './panel-result.tsx';
import { PanelStatus } from './panel-status.tsx';
import { promptMessages } from './prompt-messages.ts';
import analytics from '../analytics.module.css';
import watching from '../watching.module.css';

/** While a model is being asked, the state is read this often. */
const ASKING_MS = 2_000;
const isBusy = ({ panels }: PromptOverview): boolean =>
  panels.some(({ lastRun }) => lastRun !== null && lastRun.finishedAt === null);

/** Panels of questions: what is asked, what it costs, and how often the answers mention the brand. */
export function PromptPanelsView() {
  const m = useMessages(promptMessages);
  const query = useQuery({
    ...apiQuery(readPromptPanels, {}),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? ASKING_MS : false),
  });
  return (
    <QueryView query={query} messages={m}>
      {(overview) => (
        <section className={analytics.part} aria-label={m.title}>
          <p className={analytics.quiet}>{m.intro}</p>
          <Panels overview={overview} />
        </section>
      )}
    </QueryView>
  );
}

/** What the form is open for. */
type Editing = 'none' | 'new' | 'shown';

function Panels({ overview }: { readonly overview: PromptOverview }) {
  const m = useMessages(promptMessages);
  const [address, setAddress] = useSearchParams();
  const [editing, setEditing] = useState<Editing>('none');
  const { panels, models, mayChange } = overview;
  const panel = panels.find(({ id }) => id === address.get('panel')) ?? panels[0];
  const show = (id: string): void => setAddress({ view: 'answers', panel: id }, { replace: true });
  if (editing !== 'none')
    return (
      <PanelForm
        overview={overview}
        panel={editing === 'shown' ? panel : undefined}
        onClose={(id) => {
          setEditing('none');
          if (id !== null) show(id);
        }}
      />
    );
  if (panel === undefined) return <NoPanel overview={overview} onAdd={() => setEditing('new')} />;
  return (
    <>
      <div className={watching.bar}>
        <NativeSelect
          label={m.panel}
          value={panel.id}
          data={panels.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget: { value } }) => show(value)}
        />
        {mayChange && models.length > 0 ? (
          <Button variant="default" onClick={() => setEditing('new')}>
            {m.addAnother}
          </Button>
        ) : null}
      </div>
      <PanelStatus
        key={`status ${panel.id}`}
        panel={panel}
        overview={overview}
        onEdit={() => setEditing('shown')}
      />
      {panel.lastRun === null ? null : <PanelResult key={panel.id} panel={panel} lastRun={panel.lastRun} />}
    </>
  );
}

interface NoPanelProps {
  readonly overview: PromptOverview;
  readonly onAdd: () => void;
}

function NoPanel({ overview: { models, mayChange }, onAdd }: NoPanelProps) {
  const m = useMessages(promptMessages);
  const hasModel = models.length > 0;
  const add = mayChange ? <Button onClick={onAdd}>{m.add}</Button> : undefined;
  return (
    <EmptyState
      icon={<IconMessageQuestion size={26} stroke={1.6} />}
      title={hasModel ? m.noneTitle : m.noModelTitle}
      description={hasModel ? m.none : m.noModel}
      action={
        hasModel ? (
          add
        ) : (
          <Button component={Link} to="/settings/api-keys">
            {m.openKeys}
          </Button>
        )
      }
    />
  );
}
