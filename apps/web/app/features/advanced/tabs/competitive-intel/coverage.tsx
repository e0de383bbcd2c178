import type { ReadSite } from '@pagewright/contract/advanced';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { intelMessages } from './messages.ts';
import classes from '../../result/result.module.css';

/** How many of our pages were compared. */
export function OwnPages({ count }: { readonly count: number }) {
  const m = useMessages(intelMessages);
  return <p className={classes.quiet}>{count === 0 ? m.noOwnPages : m.ownPages(count)}</p>;
}

interface CoverageProps {
  readonly sites: readonly ReadSite[];
  /** Whether pages that were not read were judged by their URLs; if not, nothing is said about them. */
  readonly isRestJudged?: boolean;
}

/** With less than this share of a site's pages, a crawl tells more. */
const ENOUGH = 0.9;

/** How much of each site a claim is based on, and how to read more. */
export function Coverage({ sites, isRestJudged = true }: CoverageProps) {
  const m = useMessages(intelMessages);
  const read = sites.filter(({ pages }) => pages > 0);
  if (read.length === 0) return null;
  const isMostlyUnread = read.some(({ pages, known }) => pages < ENOUGH * known);
  return (
    <>
      <ul className={classes.quiet} aria-label={m.coverage}>
        {read.map(({ url, site, pages, known }) => (
          <li key={url}>
            {known <= pages
              ? m.whollyRead(site, pages)
              : isRestJudged
                ? m.partlyRead(site, pages, known)
                : m.onlyPartRead(site, pages, known)}
          </li>
        ))}
      </ul>
      {isMostlyUnread ? (
        <p>
          <Link to="/analytics/site">{m.crawlToReadAll}</Link>
        </p>
      ) : null}
    </>
  );
}
