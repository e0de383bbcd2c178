import type { KeywordResearchLine } from '@pagewright/contract/content';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { PageHistoryButton } from '../../../research/index.ts';
import { evidenceMessages } from './messages.ts';
import classes from './evidence.module.css';

interface ResearchPagesProps {
  readonly research: KeywordResearchLine;
  /** The item's own pages listed above, so that none appears twice. */
  readonly listed: readonly { readonly url: string | null }[];
}

/** The pages found by the keyword's research, with place and time. */
export function ResearchPages({ research, listed }: ResearchPagesProps) {
  const m = useMessages(evidenceMessages);
  const shown = new Set(listed.map(({ url }) => url));
  const others = research.pages.filter(({ url }) => !shown.has(url));
  if (others.length === 0) return null;
  return (
    <section aria-label={m.found}>
      <h3 className={classes.foundTitle}>{m.found}</h3>
      <ul className={classes.pages}>
        {others.map(({ url, title, source, position, wordCount, fetchedAt }) => (
          <li key={url} className={classes.page}>
            <div className={classes.pageText}>
              <p className={classes.pageTitle}>
                <a href={url} target="_blank" rel="noreferrer noopener">
                  {title || m.untitled}
                </a>
              </p>
              <p className={classes.quiet}>
                {[
                  new URL(url).host,
                  m.words(wordCount),
                  position === null
                    ? source === 'web'
                      ? m.named
                      : m.article
                    : m.position(position, research.source),
                  m.readAt(fetchedAt),
                ].join(' · ')}
              </p>
            </div>
            <PageHistoryButton url={url} title={title || m.untitled} />
          </li>
        ))}
      </ul>
    </section>
  );
}
