import { Tabs } from '@mantine/core';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { analyticsMessages } from './messages.ts';
import { OwnNumbers } from './own-numbers/own-numbers.tsx';
import classes from './analytics.module.css';

/** The tabs by the last part of their address, the first of which has none. */
const TABS = ['numbers'] as const;
type Tab = (typeof TABS)[number];
const pathOf = (tab: Tab): string => (tab === TABS[0] ? '/analytics' : `/analytics/${tab}`);

/** Competitive Analytics: what our own pages bring. */
export function CompetitiveAnalytics() {
  const m = useMessages(analyticsMessages);
  const navigate = useNavigate();
  const { '*': path = '' } = useParams();
  const tab = TABS.find((name) => pathOf(name) === `/analytics${path === '' ? '' : `/${path}`}`);
  if (tab === undefined) return <Navigate to="/content" replace />;
  return (
    <div className={classes.screen}>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => void navigate(pathOf(TABS.find((name) => name === value) ?? TABS[0]))}
      >
        <Tabs.List>
          <Tabs.Tab value="numbers">{m.tabNumbers}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="numbers" pt="md">
          <OwnNumbers />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
