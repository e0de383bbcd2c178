import {
  COMPREHENSIVE_PARTS,
  type Comprehensive,
  type ComprehensivePart,
} from '@pagewright/contract/advanced';
import { INTENT_NAMES } from '@pagewright/contract/intents';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Caution } from '../../../../ui/caution.tsx';
import type { RunViewProps } from '../../analysis.ts';
import { ScoreBar } from '../../result/score-bar.tsx';
import { Opportunities } from '../backlink-finder/opportunities-view.tsx';
import { Coverage, OwnPages } from '../competitive-intel/coverage.tsx';
import { GapList, GapMatrix } from '../competitive-intel/gaps-view.tsx';
import { SiteReadResults } from '../competitive-intel/site-read-results.tsx';
import { StrategyReport } from '../competitive-intel/strategy-view.tsx';
import { ScoreView } from '../content-scoring/score-view.tsx';
import { intentMessages } from '../multi-intent/messages.ts';
import { Gains } from './gains.tsx';
import { comprehensiveMessages } from './messages.ts';
import classes from '../../result/result.module.css';
import own from './comprehensive.module.css';

const PERCENT = 100;

/** The report: each part on its own, then the three largest gains. */
export function ComprehensiveView({ result, run }: RunViewProps<Comprehensive>) {
  const m = useMessages(comprehensiveMessages);
  return (
    <>
      {COMPREHENSIVE_PARTS.map((name) => (
        <Part key={name} name={name} part={result.parts[name]}>
          <PartResult name={name} result={result} run={run} />
        </Part>
      ))}
      <SiteReadResults sites={result.sites} />
      <Gains result={result} run={run} />
      <div className={classes.actions}>
        <Button
          className="unprinted"
          variant="default"
          leftSection={<IconPrinter size={17} />}
          onClick={() => window.print()}
        >
          {m.print}
        </Button>
      </div>
    </>
  );
}

interface PartProps {
  readonly name: ComprehensivePart;
  readonly part: Comprehensive['parts'][ComprehensivePart];
  readonly children: ReactNode;
}

function Part({ name, part, children }: PartProps) {
  const m = useMessages(comprehensiveMessages);
  const id = `part-${name}`;
  return (
    <section className={own.part} aria-labelledby={id}>
      <h3 id={id} className={own.title}>
        {m[`part_${name}`]}
        {part.state === 'done' ? null : (
          <Badge tint={part.state === 'failed' ? 'red' : 'gray'}>{m[`state_${part.state}`]}</Badge>
        )}
      </h3>
      {part.state === 'done' ? children : <p className={classes.quiet}>{part.message}</p>}
    </section>
  );
}

function PartResult({
  name,
  result,
  run,
}: RunViewProps<Comprehensive> & { readonly name: ComprehensivePart }) {
  const m = useMessages(comprehensiveMessages);
  const words = useMessages(intentMessages);
  const joining = useMessages(joiningMessages);
  const format = useFormatter();
  const { sites, parts } = result;
  const { score, intent, gaps, strategies, links } = parts;
  if (name === 'score') return score.result && <ScoreView result={score.result} run={run} />;
  if (name === 'intent')
    return (
      intent.result && (
        <div className={classes.bars}>
          <p className={classes.quiet}>
            {joining.labeled(
              m.leading,
              intent.result.leading === null ? m.noLeading : words[`intent_${intent.result.leading}`],
            )}
          </p>
          {INTENT_NAMES.map((kind) => (
            <ScoreBar
              key={kind}
              label={words[`intent_${kind}`]}
              score={(intent.result?.probabilities[kind] ?? 0) * PERCENT}
              text={format.percent(intent.result?.probabilities[kind] ?? 0)}
              isNeutral
            />
          ))}
        </div>
      )
    );
  if (name === 'gaps')
    return (
      gaps.result && (
        <>
          <OwnPages count={gaps.result.ownPages} />
          <Coverage sites={sites} />
          {gaps.result.notice ? <Caution>{gaps.result.notice}</Caution> : null}
          <GapList gaps={gaps.result.gaps} />
          <GapMatrix matrix={gaps.result.matrix} own={gaps.result.own} />
        </>
      )
    );
  if (name === 'strategies')
    return strategies.result?.map((strategy) => (
      <details key={strategy.competitor} className={classes.evidence}>
        <summary>{strategy.competitor}</summary>
        <Coverage sites={sites.filter(({ site }) => site === strategy.competitor)} />
        <StrategyReport strategy={strategy} />
      </details>
    ));
  return (
    links.result && (
      <>
        <Coverage sites={sites} />
        {links.result.notice === null ? null : <p className={classes.quiet}>{links.result.notice}</p>}
        <Opportunities opportunities={links.result.opportunities} />
      </>
    )
  );
}
