import type { StrategyTopic } from '@pagewright/contract/strategy';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PageName } from '../brief/field-evidence.tsx';
import { strategyMessages } from '../messages.ts';
import classes from '../strategy.module.css';

/** The reasons for a topic, expandable; each fact with its source page. */
export function TopicReasons({ topic }: { readonly topic: StrategyTopic }) {
  const m = useMessages(strategyMessages);
  const { title, reasons } = topic;
  if (reasons.length === 0) return null;
  return (
    <details className={classes.grounds}>
      <summary>
        <span aria-hidden="true">{m.evidence(reasons.length)}</span>
        <span className="visually-hidden">{m.evidenceFor(title)}</span>
      </summary>
      <ul>
        {reasons.map(({ code, text, url }) => (
          <li key={`${code} ${text} ${url}`}>
            {m.reason(code, text)} {url ? <PageName title={url} url={url} /> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
