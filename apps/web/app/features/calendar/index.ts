export { ContentCalendar } from './content-calendar.tsx';
export { PlanDates } from './plan-dates.tsx';
