import { Progress } from '@mantine/core';
import { EVIDENCE_LIMITS } from '@pagewright/contract/content';
import { PageSources } from '../../../../lib/competitor-pages/page-sources.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { evidenceMessages } from './messages.ts';
import { useAddPages } from './use-add-pages.ts';
import classes from './evidence.module.css';

interface AddPagesProps {
  readonly itemId: string;
  readonly onAdded: () => Promise<unknown>;
}

/** Pastes, uploads, or reads competitor pages. */
export function AddPages({ itemId, onAdded }: AddPagesProps) {
  const m = useMessages(evidenceMessages);
  const adding = useAddPages(itemId, onAdded);
  const { progress, outcome } = adding;
  return (
    <div className={classes.adding}>
      <PageSources
        isBusy={progress !== null}
        maxLength={EVIDENCE_LIMITS.text}
        onPage={(page) => adding.addPage({ ...page, source: 'pasted' })}
        onFiles={adding.addFiles}
        onUrls={adding.fetchPages}
      />
      <div role="status">
        {progress ? (
          <>
            <p className={classes.quiet}>{m.adding(progress.done + 1, progress.of)}</p>
            <Progress
              value={((progress.done + 0.5) / progress.of) * 100}
              aria-label={m.adding(progress.done + 1, progress.of)}
              animated
            />
          </>
        ) : null}
        {outcome && outcome.added > 0 ? <p className={classes.quiet}>{m.added(outcome.added)}</p> : null}
      </div>
      {outcome && outcome.refusals.length > 0 ? (
        <div role="alert">
          <ul className={classes.refusals}>
            {outcome.refusals.map(({ name, text }) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
