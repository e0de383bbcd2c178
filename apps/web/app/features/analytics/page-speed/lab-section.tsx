import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  listLabMeasurements,
  measurePage,
  PAGE_SPEED_LIMITS,
  SPEED_DEVICES,
  type LabMeasurement,
  type SpeedDevice,
} from '@pagewright/contract/analytics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { apiQuery, apiQueryKey } from '../../../lib/api/api-query.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { ProgressView } from '../../../ui/progress-view.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LabResult } from './lab-result.tsx';
import { labMessages } from './lab-messages.ts';
import analytics from '../analytics.module.css';
import details from '../detail-list.module.css';
import classes from './page-speed.module.css';

/** Lab measurements: one page loaded by Google, on request, with what to fix. */
export function LabSection() {
  const m = useMessages(labMessages);
  const queries = useQueryClient();
  const query = useQuery(apiQuery(listLabMeasurements, {}));
  const { run, isRunning, progress, cancel } = useLongCall(measurePage);
  const [opened, setOpened] = useState<string | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);

  async function measure(url: string, device: SpeedDevice): Promise<void> {
    setProblem(null);
    const { data, error } = await run({ body: { url, device } });
    if (data) {
      setOpened(data.measurement.id);
      await queries.invalidateQueries({ queryKey: apiQueryKey(listLabMeasurements) });
    } else if (error.code !== 'cancelled') setProblem(failureText(error));
  }

  return (
    <section className={analytics.part} aria-labelledby="speed-lab-title">
      <div>
        <h2 id="speed-lab-title" className={classes.title}>
          {m.title}
        </h2>
        <p className={analytics.quiet}>{m.intro(PAGE_SPEED_LIMITS.labRunsPerDay)}</p>
      </div>
      <MeasureForm isRunning={isRunning} onMeasure={(url, device) => void measure(url, device)} />
      {isRunning ? (
        <ProgressView
          step={progress?.step ?? m.starting}
          done={0}
          total={0}
          cancelLabel={m.cancel}
          onCancel={cancel}
        />
      ) : null}
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      <QueryView query={query} messages={m}>
        {({ measurements }) => <Measurements measurements={measurements} opened={opened} />}
      </QueryView>
    </section>
  );
}

interface MeasureFormProps {
  readonly isRunning: boolean;
  readonly onMeasure: (url: string, device: SpeedDevice) => void;
}

function MeasureForm({ isRunning, onMeasure }: MeasureFormProps) {
  const m = useMessages(labMessages);
  const [url, setUrl] = useState('');
  const [device, setDevice] = useState<SpeedDevice>('phone');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (url.trim() !== '' && !isRunning) onMeasure(url.trim(), device);
  };
  return (
    <form className={classes.bar} onSubmit={submit}>
      <TextInput
        label={m.url}
        description={m.urlHelp}
        maxLength={PAGE_SPEED_LIMITS.url}
        value={url}
        onChange={({ currentTarget: { value } }) => setUrl(value)}
      />
      <NativeSelect
        label={m.device}
        value={device}
        data={SPEED_DEVICES.map((name) => ({ value: name, label: m[name] }))}
        onChange={({ currentTarget: { value } }) =>
          setDevice(SPEED_DEVICES.find((name) => name === value) ?? 'phone')
        }
      />
      <Button type="submit" variant="default" disabled={url.trim() === '' || isRunning}>
        {m.submit}
      </Button>
    </form>
  );
}

interface MeasurementsProps {
  readonly measurements: readonly LabMeasurement[];
  /** The measurement that was made last in this window; it is shown open. */
  readonly opened: string | null;
}

function Measurements({ measurements, opened }: MeasurementsProps) {
  const m = useMessages(labMessages);
  if (measurements.length === 0) return <p className={analytics.quiet}>{m.none}</p>;
  return (
    <ul className={details.list}>
      {measurements.map((measurement) => (
        <li key={measurement.id}>
          <LabResult measurement={measurement} isOpen={measurement.id === opened} />
        </li>
      ))}
    </ul>
  );
}
