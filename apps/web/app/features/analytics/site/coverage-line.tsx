import type { SiteCoverage } from '@pagewright/contract/analytics';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { crawlMessages } from './site-messages.ts';
import classes from '../analytics.module.css';

/** How much of the known site was read; shown next to every claim about a site. */
export function CoverageLine({ coverage }: { readonly coverage: SiteCoverage }) {
  const m = useMessages(crawlMessages);
  const { read, known, blocked, failed, isComplete } = coverage;
  const more = [
    blocked > 0 ? m.blockedPages(blocked) : '',
    failed > 0 ? m.failedPages(failed) : '',
    isComplete ? '' : m.incomplete,
  ].filter((sentence) => sentence !== '');
  return (
    <p className={classes.quiet}>
      <strong>{m.coverage(read, known)}</strong> {more.join(' ')}
    </p>
  );
}
