import { Button } from '@mantine/core';
import {
  downloadReport,
  readReport,
  removeReport,
  undoRemoveReport,
  type Report,
} from '@pagewright/contract/reports';
import {
  IconArrowLeft,
  IconDownload,
  IconMail,
  IconPencil,
  IconPrinter,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { apiQuery } from '../../lib/api/api-query.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { download } from '../../lib/downloads/download.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { useRemoval } from '../../lib/removal/use-removal.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EditReportDialog } from './report-dialogs.tsx';
import { reportMessages } from './messages.ts';
import { ReportPaper } from './report-paper.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useReportsPath } from './use-reports-path.ts';
import classes from './reports.module.css';

/** A report, with buttons to print, share, and edit it. */
export function OpenReport({ id }: { readonly id: string }) {
  const m = useMessages(reportMessages);
  const listPath = useReportsPath();
  const query = useQuery(apiQuery(readReport, { params: { id } }));
  return (
    <div className={classes.screen}>
      <Link to={listPath} className={classes.back}>
        <IconArrowLeft size={17} aria-hidden="true" /> {m.back}
      </Link>
      <QueryView
        query={query}
        messages={{ loading: m.oneLoading, failed: m.oneFailed, retry: m.retry }}
        wayOut={
          <Button variant="default" component={Link} to={listPath}>
            {m.back}
          </Button>
        }
      >
        {(report) => (
          <>
            <Actions report={report} />
            <LogoHint report={report} />
            <ReportPaper report={report} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Actions({ report: { id, mayChange, ...report } }: { readonly report: Report }) {
  const m = useMessages(reportMessages);
  const navigate = useNavigate();
  const listPath = useReportsPath();
  const [opened, setOpened] = useState<'share' | 'mail' | 'edit' | null>(null);
  const { remove } = useRemoval({
    feature: 'reports',
    remove: (one) => callApi(removeReport, { params: { id: one } }),
    undoRemove: (one) => callApi(undoRemoveReport, { params: { id: one } }),
    messages: m,
  });
  const close = (): void => setOpened(null);
  return (
    <div className={classes.actions}>
      {mayChange ? (
        <Button leftSection={<IconShare size={17} />} onClick={() => setOpened('share')}>
          {m.share}
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconDownload size={17} />}
        onClick={() => void download(downloadReport, { params: { id } })}
      >
        {m.pdf}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => globalThis.print()}>
        {m.print}
      </Button>
      {mayChange ? (
        <>
          <Button variant="default" leftSection={<IconMail size={17} />} onClick={() => setOpened('mail')}>
            {m.mail}
          </Button>
          <Button variant="default" leftSection={<IconPencil size={17} />} onClick={() => setOpened('edit')}>
            {m.edit}
          </Button>
          <Button
            variant="subtle"
            className={classes.danger}
            leftSection={<IconTrash size={17} />}
            onClick={() => {
              remove(id);
              void navigate(listPath);
            }}
          >
            {m.remove}
          </Button>
        </>
      ) : null}
      {opened === 'share' ? <ShareDialog id={id} onClose={close} /> : null}
      {opened === 'mail' ? <ScheduleDialog id={id} onClose={close} /> : null}
      {opened === 'edit' ? <EditReportDialog report={{ id, ...report }} onClose={close} /> : null}
    </div>
  );
}

/** Where an admin adds the logo that reports show. */
function LogoHint({ report: { logo } }: { readonly report: Report }) {
  const m = useMessages(reportMessages);
  const { organizationRole } = useSession();
  if (logo !== null || organizationRole !== 'admin') return null;
  return (
    <p className={`${classes.quiet} ${classes.unprinted}`}>
      {m.noLogo} <Link to="/settings/publishing">{m.addLogo}</Link>
    </p>
  );
}
