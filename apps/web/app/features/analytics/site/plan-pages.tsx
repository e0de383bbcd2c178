import { CALENDAR_LIMITS, planPages } from '@pagewright/contract/calendar';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PlanForm } from '../../../lib/planning/plan-form.tsx';
import type { ChosenPages } from './page-selection.ts';
import { crawlMessages } from './site-messages.ts';

interface PlanPagesProps {
  readonly chosen: ChosenPages;
  readonly onDone: () => void;
}

/** Schedules work on selected pages. */
export function PlanPages({ chosen: { count, selection }, onDone }: PlanPagesProps) {
  const m = useMessages(crawlMessages);
  return (
    <PlanForm
      count={count}
      max={CALENDAR_LIMITS.planned}
      texts={{
        chosen: m.plan_chosen(count),
        perWeek: m.plan_perWeek,
        done: m.plan_done,
        failed: m.plan_failed,
        tooMany: m.plan_tooMany,
      }}
      plan={(dates) => callApi(planPages, { body: { ...selection, ...dates } })}
      onDone={onDone}
    />
  );
}
