import { Button } from '@mantine/core';
import type { SavedBrief, Strategy } from '@pagewright/contract/strategy';
import { IconCircleCheck, IconDownload, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { ScheduleDates } from '../../calendar/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ModelLine } from '../../usage/index.ts';
import { Finding } from '../brief/brief-findings.tsx';
import { ExportMenu } from '../brief/export-menu.tsx';
import { ProvenanceBadge } from '../brief/provenance-badge.tsx';
import { strategyMessages } from '../messages.ts';
import { TopicReasons } from './topic-reasons.tsx';
import classes from '../strategy.module.css';

interface StrategyStepProps {
  readonly brief: SavedBrief;
  readonly strategy: Strategy;
  readonly isStarting: boolean;
  readonly onCreateNew: () => void;
  readonly onStartWriting: () => void;
}

/** Step four: the plan and next steps. */
export function StrategyStep({
  brief,
  strategy,
  isStarting,
  onCreateNew,
  onStartWriting,
}: StrategyStepProps) {
  const m = useMessages(strategyMessages);
  const joining = useMessages(joiningMessages);
  const format = useFormatter();
  const topics = [strategy.pillar, ...strategy.supporting];
  const name = (id: string | null): string => topics.find((topic) => topic.id === id)?.title ?? m.allTopics;
  // A day has no time zone: noon in UTC is the same day nearly everywhere.
  const day = (date: string): string => format.date(`${date}T12:00:00Z`);
  return (
    <div className={classes.step}>
      <div className={classes.success}>
        <IconCircleCheck size={30} stroke={1.6} aria-hidden="true" />
        <div>
          <h2 className={classes.stepTitle}>
            {m.strategyReady} <ProvenanceBadge kind={strategy.provenance.kind} />
          </h2>
          <p className={classes.lead}>{m.strategyReadyText(topics.length, strategy.clusters.length)}</p>
          <ModelLine method={strategy.provenance.method} />
          {strategy.notice ? <p className={classes.lead}>{strategy.notice}</p> : null}
        </div>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCreateNew}>
            {m.createNew}
          </Button>
          <ExportMenu briefId={brief.id}>
            <Button variant="default" leftSection={<IconDownload size={17} />}>
              {m.exportStrategy}
            </Button>
          </ExportMenu>
          <ScheduleDates briefId={brief.id} />
          <Button leftSection={<IconPencil size={17} />} loading={isStarting} onClick={onStartWriting}>
            {m.startWriting}
          </Button>
        </div>
      </div>
      <section aria-label={m.topics}>
        <h3 className={classes.label}>{m.topics}</h3>
        <ol className={classes.topics}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <span className={classes.topicHead}>
                <strong>{topic.title}</strong>
                {topic.role === 'pillar' ? <Badge tint="green">{m.pillar}</Badge> : null}
                {topic.existing ? <Badge tint="blue">{m.update}</Badge> : null}
                <Badge>{m.intent(topic.intent)}</Badge>
                {topic.provenance.kind === 'generated' ? <ProvenanceBadge kind="generated" /> : null}
              </span>
              <span className={classes.quiet}>
                {joining.label(m.publishOn)} <time dateTime={topic.publishOn}>{day(topic.publishOn)}</time> ·{' '}
                {joining.labeled(m.cluster, topic.cluster)} · {topic.keywords.join(', ')}
              </span>
              {topic.existing ? (
                <span className={classes.quiet}>
                  {joining.label(m.existing)}{' '}
                  <Link to={`/content/${topic.existing.id}`}>{topic.existing.title}</Link>
                </span>
              ) : null}
              <TopicReasons topic={topic} />
            </li>
          ))}
        </ol>
      </section>
      <div className={classes.findings}>
        <Finding title={m.clusters} isOpen>
          {strategy.clusters.map(({ name: cluster, intent, keywords }) => (
            <li key={cluster}>
              {cluster} <Badge>{m.intent(intent)}</Badge>{' '}
              <span className={classes.quiet}>{keywords.join(', ')}</span>
            </li>
          ))}
        </Finding>
        <Finding title={m.folded}>
          {(strategy.folded ?? []).map(({ keyword, section }) => (
            <li key={keyword}>{m.foldedLine(keyword, section)}</li>
          ))}
        </Finding>
        <Finding title={m.links}>
          {strategy.links.map(({ from, to, anchor }) => (
            <li key={`${from} ${to}`}>{m.linkLine(name(from), name(to), anchor)}</li>
          ))}
        </Finding>
        <Finding title={m.measures}>
          {strategy.measures.map(({ code, topic, after }) => (
            <li key={`${code} ${topic}`}>{m.measureLine(m.measure(code), name(topic), day(after))}</li>
          ))}
        </Finding>
        <Finding title={m.drafts}>
          {brief.drafts.map(({ id, title }) => (
            <li key={id}>
              <Link to={`/content/${id}`}>{title}</Link>
            </li>
          ))}
        </Finding>
      </div>
    </div>
  );
}
