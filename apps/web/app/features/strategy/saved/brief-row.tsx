import { Button } from '@mantine/core';
import type { BriefCard, BriefStage } from '@pagewright/contract/strategy';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../ui/badge.tsx';
import { ExportMenu } from '../brief/export-menu.tsx';
import { ProvenanceBadge } from '../brief/provenance-badge.tsx';
import { strategyMessages } from '../messages.ts';
import classes from '../strategy.module.css';

const TINTS: Readonly<Record<BriefStage, BadgeTint>> = {
  brief: 'gray',
  analysis: 'blue',
  strategy: 'violet',
};

interface BriefRowProps {
  readonly brief: BriefCard;
  readonly isDuplicating: boolean;
  readonly onDuplicate: (brief: BriefCard) => void;
  readonly onRemove: (brief: BriefCard) => void;
}

/** A row of the brief list. */
export function BriefRow({ brief, isDuplicating, onDuplicate, onRemove }: BriefRowProps) {
  const m = useMessages(strategyMessages);
  const format = useFormatter();
  const title = brief.mainTopic || m.unnamed;
  return (
    <article className={classes.card} aria-label={title} data-brief-id={brief.id}>
      <div className={classes.cardHead}>
        <Badge tint={TINTS[brief.stage]}>{m[`stage_${brief.stage}`]}</Badge>
        <ProvenanceBadge kind={brief.provenance.kind} pages={brief.pages} />
      </div>
      <h2 className={classes.cardTitle}>
        <Link to={`/strategy/${brief.id}`}>{title}</Link>
      </h2>
      <p className={classes.quiet}>
        {brief.primarySeoQuery || m.unknown}
        {brief.topics > 0 ? ` · ${m.topicCount(brief.topics)}` : ''}
      </p>
      <p className={classes.quiet}>
        {brief.authorName} · <time dateTime={brief.updatedAt}>{format.date(brief.updatedAt)}</time>
      </p>
      <div className={classes.cardFoot}>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isDuplicating}
          aria-label={m.duplicateOf(title)}
          onClick={() => onDuplicate(brief)}
        >
          {m.duplicate}
        </Button>
        <ExportMenu briefId={brief.id}>
          <Button variant="subtle" size="compact-sm" aria-label={m.exportOf(title)}>
            {m.export}
          </Button>
        </ExportMenu>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.remove}
          aria-label={m.removeOf(title)}
          onClick={() => onRemove(brief)}
        >
          {m.remove}
        </Button>
      </div>
    </article>
  );
}
