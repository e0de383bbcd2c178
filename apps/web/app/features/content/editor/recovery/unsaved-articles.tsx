import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { lockEntry } from '../../../../lib/journal/entry-lock.ts';
import { journalExists } from '../../../../lib/journal/journal-database.ts';
import { canStoreUnsavedWork, openUserJournal, type JournalOwner } from '../../../../lib/journal/journal.ts';
import { logFailure } from '../../../../lib/log/log-failure.ts';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { useSession } from '../../../../lib/session/session-provider.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { recoveryMessages } from './messages.ts';
import { reconcileEntry, type UnsavedText } from './reconcile-entry.ts';
import classes from '../../../../ui/pending-list.module.css';

/** This workspace's unsaved text from this browser, above the list; nothing if there is none. */
export function UnsavedArticles() {
  const m = useMessages(recoveryMessages);
  const format = useFormatter();
  const now = useNow();
  const { userId, organizationId } = useSession();
  const [texts, setTexts] = useState<readonly UnsavedText[]>([]);
  useEffect(() => {
    let isCurrent = true;
    findTexts({ userId, workspaceId: organizationId })
      .then((found) => isCurrent && setTexts(found))
      .catch((error: unknown) => logFailure('Unsaved text could not be looked for.', error));
    return () => {
      isCurrent = false;
    };
  }, [userId, organizationId]);
  if (texts.length === 0) return null;
  return (
    <section className={classes.list} data-tone="amber" aria-label={m.unsavedTitle}>
      <h2 className={classes.title}>{m.unsavedTitle}</h2>
      <p className={classes.quiet}>{m.unsavedText}</p>
      <ul className={classes.items}>
        {texts.map(({ entry, item, stored }) => (
          <li key={entry.id}>
            <Link to={`/content/${item?.id ?? entry.itemId ?? 'new'}?unsaved=${entry.id}`} preventScrollReset>
              {stored.draft.title.trim() || m.untitled}
            </Link>{' '}
            <span className={classes.quiet}>
              {m.keptAt(format.relative(new Date(entry.keptAt).toISOString(), now))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Unsaved texts that nobody is editing now. */
async function findTexts(owner: JournalOwner): Promise<UnsavedText[]> {
  if (!canStoreUnsavedWork() || !(await journalExists())) return [];
  const journal = await openUserJournal(owner);
  const texts: UnsavedText[] = [];
  for (const entry of await journal.unfinished()) {
    const release = await lockEntry(entry.id);
    if (release === null) continue;
    const settled = await reconcileEntry(journal, entry, null);
    release();
    if (settled.kind === 'unsaved') texts.push(settled.text);
  }
  journal.close();
  return texts;
}
