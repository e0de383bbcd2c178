import type { CallOutput } from '@pagewright/contract/endpoint';
import type { emergingTopics } from '@pagewright/contract/advanced';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { useSourceMessage } from '../../result/use-source-message.ts';
import { predictiveMessages } from './messages.ts';
import classes from '../../result/result.module.css';

type Sources = CallOutput<typeof emergingTopics>['sources'];

/** The data sources queried, and the outcome of each. */
export function QueriedSources({ sources }: { readonly sources: Sources }) {
  const m = useMessages(predictiveMessages);
  const sentenceOf = useSourceMessage();
  if (sources.length === 0) return null;
  const sentences = sources.map(
    (source) => `${sentenceOf(source)}${source.gatheredAt === null ? '' : ` (${m.date(source.gatheredAt)})`}`,
  );
  return (
    <details className={classes.evidence}>
      <summary>{m.sources}</summary>
      <ul>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
