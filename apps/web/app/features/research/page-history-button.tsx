import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { researchMessages } from './messages.ts';

const Dialog = lazy(async () => ({ default: (await import('./page-history-dialog.tsx')).PageHistoryDialog }));

interface PageHistoryButtonProps {
  /** The page's URL. */
  readonly url: string;
  /** The page's name in its row. */
  readonly title: string;
}

/** Opens the history of an evidence page. */
export function PageHistoryButton({ url, title }: PageHistoryButtonProps) {
  const m = useMessages(researchMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconHistory size={14} />}
        aria-label={m.historyOf(title)}
        onClick={() => setOpen(true)}
      >
        {m.history}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog url={url} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
