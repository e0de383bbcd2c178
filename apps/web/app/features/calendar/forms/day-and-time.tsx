import { TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { calendarMessages } from '../messages.ts';
import type { Day } from '../times/days.ts';

/** Day and time form values; empty until filled in. */
export interface DayTime {
  readonly date: Day;
  readonly time: string;
}

interface DayAndTimeProps extends DayTime {
  /** The earliest selectable day; any by default. */
  readonly min?: Day | undefined;
  readonly isRequired?: boolean;
  /** Marks empty fields. */
  readonly marksBlank?: boolean;
  readonly onChange: (change: Partial<DayTime>) => void;
}

/** Two fields for day and time. */
export function DayAndTime({
  date,
  time,
  min,
  isRequired = false,
  marksBlank = false,
  onChange,
}: DayAndTimeProps) {
  const m = useMessages(calendarMessages);
  return (
    <>
      <TextInput
        type="date"
        label={m.date}
        withAsterisk={isRequired}
        min={min}
        value={date}
        error={marksBlank && date === ''}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        label={m.time}
        withAsterisk={isRequired}
        value={time}
        error={marksBlank && time === ''}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
      />
    </>
  );
}
