import { Button } from '@mantine/core';
import type { SitePageRow } from '@pagewright/contract/analytics';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { crawlMessages } from './site-messages.ts';

const Dialog = lazy(async () => ({
  default: (await import('./refresh-page-dialog.tsx')).RefreshPageDialog,
}));

/** Shows what changed on the live page, and opens it as an article. */
export function RefreshPageButton({ page }: { readonly page: SitePageRow }) {
  const m = useMessages(crawlMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={m.refresh_named(page.title || page.url)}
        onClick={() => setOpen(true)}
      >
        {m.refresh}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog page={page} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
