import { ActionIcon, Button } from '@mantine/core';
import { removeEvidencePage, type EvidencePageLine } from '@pagewright/contract/content';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useApiMutation } from '../../../../lib/api/api-query.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { PageHistoryButton } from '../../../research/index.ts';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { evidenceMessages } from './messages.ts';
import classes from './evidence.module.css';

interface PageListProps {
  readonly itemId: string;
  readonly pages: readonly EvidencePageLine[];
  readonly isReadOnly: boolean;
  readonly onChange: () => Promise<unknown>;
}

/** The pages an item is compared with, each removable. */
export function PageList({ itemId, pages, isReadOnly, onChange }: PageListProps) {
  const m = useMessages(evidenceMessages);
  /** The page whose removal is being confirmed. */
  const [askedId, setAskedId] = useState<string | null>(null);
  const removal = useApiMutation(removeEvidencePage, {
    onSuccess: () => void onChange(),
    onError: ({ failure }) => notifyFailure(failure, { message: getMessages(evidenceMessages).removeFailed }),
  });
  if (pages.length === 0) return null;
  return (
    <ul className={classes.pages}>
      {pages.map(({ id, url, title, wordCount, source }) => {
        const name = title || m.untitled;
        return (
          <li key={id} className={classes.page}>
            <div className={classes.pageText}>
              <p className={classes.pageTitle}>
                {url === null ? (
                  name
                ) : (
                  <a href={url} target="_blank" rel="noreferrer noopener">
                    {name}
                  </a>
                )}
              </p>
              <p className={classes.quiet}>
                {url === null ? '' : `${new URL(url).host} · `}
                {m.words(wordCount)} · {m[`source_${source}`]}
              </p>
            </div>
            {url === null ? null : <PageHistoryButton url={url} title={name} />}
            {isReadOnly ? null : askedId === id ? (
              <RemoveQuestion
                isBusy={removal.isPending}
                onYes={() => removal.mutate({ params: { id: itemId, pageId: id } })}
                onNo={() => setAskedId(null)}
              />
            ) : (
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={m.remove(name)}
                onClick={() => setAskedId(id)}
              >
                <IconTrash size={17} />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface RemoveQuestionProps {
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function RemoveQuestion({ isBusy, onYes, onNo }: RemoveQuestionProps) {
  const m = useMessages(evidenceMessages);
  const keepButton = useRef<HTMLButtonElement>(null);
  // The button that asked is gone; focus moves to the harmless answer.
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <div className={classes.question} role="group" aria-label={m.removeQuestion}>
      <span>{m.removeQuestion}</span>
      <Button size="compact-sm" color="red" loading={isBusy} onClick={onYes}>
        {m.removeYes}
      </Button>
      <Button size="compact-sm" variant="default" ref={keepButton} onClick={onNo}>
        {m.removeNo}
      </Button>
    </div>
  );
}
