import { readContentAnalytics } from '@pagewright/contract/analytics';
import { IconEye } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { WideDialog } from '../../ui/wide-dialog.tsx';
import { CountsError } from './counts-error.tsx';
import { analyticsMessages } from './messages.ts';
import { PeriodChoice } from './period-choice.tsx';
import { Readers } from './readers.tsx';

interface ReadersDialogProps {
  readonly item: { readonly id: string; readonly title: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Reader statistics of a published page. */
export function ReadersDialog({ item, isOpen, onClose }: ReadersDialogProps) {
  const m = useMessages(analyticsMessages);
  return (
    <WideDialog
      isOpen={isOpen}
      title={m.readersOf(item.title)}
      width={760}
      closeLabel={m.close}
      onClose={onClose}
    >
      <ReadersOfPeriod id={item.id} />
    </WideDialog>
  );
}

function ReadersOfPeriod({ id }: { readonly id: string }) {
  const m = useMessages(analyticsMessages);
  const [timeRange, setTimeRange] = useState('30d');
  const query = useQuery({
    ...apiQuery(readContentAnalytics, { params: { id }, query: { timeRange } }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <LoadingState label={m.loading} />;
  if (query.isError) return <CountsError query={query} />;
  if (query.data.measuredSince === null) {
    return <EmptyState icon={<IconEye size={26} stroke={1.6} />} title={m.noneTitle} description={m.none} />;
  }
  return (
    <>
      <PeriodChoice timeRange={timeRange} onChange={setTimeRange} />
      <Readers analytics={query.data} since={query.data.measuredSince} />
    </>
  );
}
