import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { PageActions } from '../../ui/page-actions.tsx';
import { TabList } from '../../lib/tabs/tab-list.tsx';
import { strategyMessages } from './messages.ts';
import { BriefList } from './saved/brief-list.tsx';
import { TopicClusters } from './saved/topic-clusters.tsx';
import { EMPTY_IDEA } from './wizard/idea-step.tsx';
import { STRATEGY_LISTS } from './strategy-lists.ts';
import { Wizard } from './wizard/wizard.tsx';
import classes from './strategy.module.css';

const BRIEF_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The brief wizard, the saved briefs and strategies, and their topic clusters. */
export function StrategyBuilder() {
  const m = useMessages(strategyMessages);
  const navigate = useNavigate();
  // The input is kept while the saved briefs are shown.
  const [input, setInput] = useState(EMPTY_IDEA);
  const { '*': path = '' } = useParams();
  const list = STRATEGY_LISTS.find((name) => name === path);
  const briefId = BRIEF_ID.test(path) ? path : null;
  if (path !== '' && list === undefined && briefId === null) return <Navigate to="/content" replace />;
  return (
    <div className={classes.builder}>
      {path === '' ? null : (
        <PageActions>
          <Button component={Link} to="/strategy" leftSection={<IconPlus size={17} />}>
            {m.newBrief}
          </Button>
        </PageActions>
      )}
      <Tabs
        value={list ?? 'new'}
        keepMounted={false}
        onChange={(value) => void navigate(value === 'new' ? '/strategy' : `/strategy/${value}`)}
      >
        <TabList>
          <Tabs.Tab value="new">{m.tabNew}</Tabs.Tab>
          <Tabs.Tab value="saved">{m.tabSaved}</Tabs.Tab>
          <Tabs.Tab value="clusters">{m.tabClusters}</Tabs.Tab>
        </TabList>
        <Tabs.Panel value="new" pt="md">
          <Wizard briefId={briefId} input={input} onInput={setInput} />
        </Tabs.Panel>
        <Tabs.Panel value="saved" pt="md">
          <BriefList />
        </Tabs.Panel>
        <Tabs.Panel value="clusters" pt="md">
          <TopicClusters />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
