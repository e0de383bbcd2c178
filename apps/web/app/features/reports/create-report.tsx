import { Button } from '@mantine/core';
import { IconReportAnalytics } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { PartBoundary } from '../../lib/notices/part-boundary.tsx';
import { reportMessages } from './messages.ts';
import type { ReportSource } from './report-dialogs.tsx';

const Dialog = lazy(async () => {
  const { CreateReportDialog } = await import('./report-dialogs.tsx');
  return { default: CreateReportDialog };
});

/** Creates a report from what is shown, and opens it. */
export function CreateReport({ source }: { readonly source: ReportSource }) {
  const m = useMessages(reportMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconReportAnalytics size={17} />} onClick={() => setOpen(true)}>
        {m.create}
      </Button>
      {isOpen ? (
        <PartBoundary>
          <Suspense fallback={null}>
            <Dialog source={source} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
}
