import { Button } from '@mantine/core';
import type { DecidedArticleLink } from '@pagewright/contract/analytics';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { linksMessages } from './messages.ts';
import { PageName } from './suggestion-row.tsx';
import pane from '../side-pane.module.css';
import classes from './links.module.css';

interface DecidedRowsProps {
  readonly decided: readonly DecidedArticleLink[];
  readonly isReadOnly: boolean;
  /** Inserts an accepted link that is not in the text. */
  readonly onSet: (link: DecidedArticleLink) => void;
  readonly onUndo: (link: DecidedArticleLink) => void;
}

/** Accepted suggestions, each with whether the link exists, and dismissed ones. */
export function DecidedRows({ decided, ...others }: DecidedRowsProps) {
  const m = useMessages(linksMessages);
  const accepted = decided.filter(({ decision }) => decision === 'accepted');
  const rejected = decided.filter(({ decision }) => decision === 'rejected');
  return (
    <>
      {accepted.length === 0 ? null : (
        <>
          <h3 className={classes.title}>{m.accepted}</h3>
          <Rows links={accepted} {...others} />
        </>
      )}
      {rejected.length === 0 ? null : (
        <details>
          <summary className={classes.summary}>{m.rejected(rejected.length)}</summary>
          <Rows links={rejected} {...others} />
        </details>
      )}
    </>
  );
}

function Rows({
  links,
  isReadOnly,
  onSet,
  onUndo,
}: Omit<DecidedRowsProps, 'decided'> & { readonly links: readonly DecidedArticleLink[] }) {
  const m = useMessages(linksMessages);
  return (
    <ul className={pane.rows}>
      {links.map((link) => {
        const { page, direction, anchor, decision, isSet } = link;
        const name = page.title || page.url;
        return (
          <li key={`${direction} ${page.id}`} className={pane.card}>
            <PageName page={page} />
            <p className={pane.quiet}>
              {m.decided(direction, anchor)}{' '}
              {decision === 'rejected' ? null : <strong>{m.state(direction, isSet)}</strong>}
            </p>
            {isReadOnly ? null : (
              <div className={pane.buttons}>
                {direction === 'outbound' && decision === 'accepted' && isSet === false ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={m.insertNamed(name)}
                    onClick={() => onSet(link)}
                  >
                    {m.insert}
                  </Button>
                ) : null}
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={m.undoNamed(name)}
                  onClick={() => onUndo(link)}
                >
                  {m.undo}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
