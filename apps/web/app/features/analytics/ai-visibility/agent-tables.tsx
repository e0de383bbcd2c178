import type { AiVisibility } from '@pagewright/contract/analytics';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { SortedTable, type Column } from '../sorted-table.tsx';
import { aiVisibilityMessages } from './ai-visibility-messages.ts';
import analytics from '../analytics.module.css';
import classes from './ai-visibility.module.css';

type Agent = AiVisibility['agents'][number];
type Page = AiVisibility['pages'][number];
type Counts = Pick<Agent, 'verified' | 'outsideList' | 'unverifiable'>;
type Referral = AiVisibility['referrals'][number];

function useCountColumns<Row extends Counts>(): Column<Row>[] {
  const m = useMessages(aiVisibilityMessages);
  return (['verified', 'outsideList', 'unverifiable'] as const).map((name) => ({
    name,
    label: m[name],
    value: (row) => row[name],
    show: (row) => m.count(row[name]),
  }));
}

const showAgent = ({ name, operator }: Agent) => (
  <>
    {name} <span className={classes.under}>{operator}</span>
  </>
);

const showPage = ({ path, url }: Page) =>
  url === null ? (
    path
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {path}
    </a>
  );

const showNames = ({ agents }: Page) => <span className={classes.names}>{agents.join(', ')}</span>;

/** The agents of a period, with how many of their views are verified. */
export function AgentTable({ agents }: { readonly agents: readonly Agent[] }) {
  const m = useMessages(aiVisibilityMessages);
  const counts = useCountColumns<Agent>();
  const columns: Column<Agent>[] = [
    {
      name: 'name',
      label: m.agent,
      value: ({ name }) => name,
      show: showAgent,
    },
    {
      name: 'purpose',
      label: m.purpose,
      value: ({ purpose }) => m[`purpose_${purpose}`],
      show: ({ purpose }) => m[`purpose_${purpose}`],
    },
    ...counts,
    {
      name: 'list',
      label: m.list,
      value: ({ listDay }) => listDay,
      show: ({ listDay }) => (listDay === null ? m.noList : formatDay(listDay)),
    },
  ];
  return (
    <SortedTable
      title={m.agents}
      rows={agents}
      getKey={({ name }) => name}
      columns={columns}
      initialSort="verified"
      emptyText={m.noAgents}
    />
  );
}

/** The pages with the most views by agents. */
export function AgentPages({ pages }: { readonly pages: readonly Page[] }) {
  const m = useMessages(aiVisibilityMessages);
  const counts = useCountColumns<Page>();
  const columns: Column<Page>[] = [
    {
      name: 'path',
      label: m.page,
      value: ({ path }) => path,
      show: showPage,
    },
    ...counts,
    {
      name: 'agents',
      label: m.readBy,
      value: ({ agents }) => agents.length,
      show: showNames,
    },
  ];
  return (
    <SortedTable
      title={m.pages}
      rows={pages}
      getKey={({ path }) => path}
      columns={columns}
      initialSort="verified"
      emptyText={m.noPages}
    />
  );
}

/** Readers from AI assistants. */
export function AgentReferrals({ referrals }: { readonly referrals: readonly Referral[] }) {
  const m = useMessages(aiVisibilityMessages);
  const columns: Column<Referral>[] = [
    { name: 'host', label: m.assistant, value: ({ host }) => host, show: ({ host }) => host },
    {
      name: 'visits',
      label: m.readers,
      value: ({ visits }) => visits,
      show: ({ visits }) => m.count(visits),
    },
  ];
  return (
    <>
      <SortedTable
        title={m.referrals}
        rows={referrals}
        getKey={({ host }) => host}
        columns={columns}
        initialSort="visits"
        emptyText={m.noReferrals}
      />
      <p className={analytics.quiet}>{m.referralsMeasured}</p>
    </>
  );
}
