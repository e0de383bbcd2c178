export { ContentCalendar } from './content-calendar.tsx';
export { ScheduleDates } from './schedule-dates.tsx';
