import type { KeywordEvidence } from '@pagewright/contract/advanced';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Caution } from '../../../ui/caution.tsx';
import { advancedMessages } from '../messages.ts';
import { PageLink } from './page-link.tsx';
import { useSourceMessage } from './use-source-message.ts';
import classes from './result.module.css';

/** The pages a result is based on, the sources queried, and what limits the evidence. */
export function EvidenceList({ evidence }: { readonly evidence: KeywordEvidence }) {
  const m = useMessages(advancedMessages);
  const sentenceOf = useSourceMessage();
  const { pages, sources, notice, gatheredAt } = evidence;
  return (
    <>
      {notice === null ? null : <Caution>{notice}</Caution>}
      <details className={classes.evidence}>
        <summary>{m.restsOnPages(pages.length)}</summary>
        {gatheredAt === null ? null : <p>{m.gatheredOn(gatheredAt)}</p>}
        <ul>
          {pages.map(({ url, title, source }) => (
            <li key={`${url ?? ''} ${title} ${source}`}>
              <PageLink url={url} title={title} />
            </li>
          ))}
          {[...new Set(sources.map(sentenceOf))].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {pages.length + sources.length === 0 ? <li>{m.noPages}</li> : null}
        </ul>
      </details>
    </>
  );
}
