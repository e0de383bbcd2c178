import type { createStrategy } from '@pagewright/contract/advanced';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import { ProvenanceBadge } from '../../result/provenance-badge.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { EvidenceList } from '../../result/evidence-list.tsx';
import { intentMessages } from './messages.ts';
import classes from '../../result/result.module.css';

/** A page for each likely intent of a keyword. */
export function IntentStrategyView({ result }: RunViewProps<ResultOf<typeof createStrategy>>) {
  const m = useMessages(intentMessages);
  const format = useFormatter();
  const { pages, canShareAPage, notice, evidence } = result;
  return (
    <>
      {notice === null ? null : <Caution>{notice}</Caution>}
      <h3>{m.pages}</h3>
      {pages.length === 0 ? <p>{m.noPages}</p> : null}
      {pages.some(({ alsoServes }) => alsoServes.length > 0) ? (
        <p className={classes.quiet}>{m.sharedPages}</p>
      ) : null}
      <ol className={classes.cards}>
        {pages.map((page) => (
          <li key={page.intent}>
            <h4>
              {page.title} <ProvenanceBadge kind={page.provenance.kind} />
            </h4>
            <p className={classes.facts}>
              <span>{m[`intent_${page.intent}`]}</span>
              <span>{format.percent(page.probability)}</span>
              <span>{m.about(m[`stage_${page.stage}`], m.format(page.format))}</span>
            </p>
            <dl className={classes.labeled}>
              <Entries name={m.primaryKeyword} entries={[page.primaryKeyword]} />
              <Entries name={m.alsoServes} entries={page.alsoServes.map((intent) => m[`intent_${intent}`])} />
              <Entries name={m.keywords} entries={page.keywords} />
              <Entries name={m.questions} entries={page.questions} />
              <Entries name={m.linksTo} entries={page.linksTo.map((intent) => m[`intent_${intent}`])} />
            </dl>
            <Link
              className="unprinted"
              to={`/outline?keyword=${encodeURIComponent(page.primaryKeyword)}`}
              aria-label={m.writeNamed(page.primaryKeyword)}
            >
              {m.write}
            </Link>
          </li>
        ))}
      </ol>
      {canShareAPage.map((group) => (
        <p key={group.join(' ')}>{m.share(group.map((intent) => m[`intent_${intent}`]).join(', '))}</p>
      ))}
      <EvidenceList evidence={evidence} />
    </>
  );
}

function Entries({ name, entries }: { readonly name: string; readonly entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{entries.join(' · ')}</dd>
    </div>
  );
}
