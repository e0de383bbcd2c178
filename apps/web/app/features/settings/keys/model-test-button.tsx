import { Button } from '@mantine/core';
import { testModel, type ModelTest } from '@pagewright/contract/settings';
import type { CallInput } from '@pagewright/contract/endpoint';
import { useState, type ReactNode } from 'react';
import { CLIENT_CODES } from '../../../lib/api/api-failure.ts';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { settingsMessages } from '../messages.ts';
import classes from '../settings.module.css';

type TestRequest = NonNullable<CallInput<typeof testModel>['body']>;

/** A model test: the button, and below it the model's speed and whether it followed a schema. */
export function useModelTest(name: string, getRequest: () => TestRequest | null) {
  const m = useMessages(settingsMessages);
  const test = useLongCall(testModel);
  const [outcome, setOutcome] = useState<ModelTest | null>(null);
  const [failure, setFailure] = useState<ReactNode>(null);

  async function run(): Promise<void> {
    setOutcome(null);
    setFailure(null);
    const body = getRequest();
    if (body === null) return;
    const { data, error } = await test.run({ body });
    if (data) setOutcome(data);
    else if (error.code !== CLIENT_CODES.cancelled) setFailure(failureText(error) || m.testFailed);
  }

  const button = test.isRunning ? (
    <Button variant="default" onClick={test.cancel}>
      {m.cancel}
    </Button>
  ) : (
    <Button
      variant="default"
      aria-label={name === '' ? undefined : m.testModel(name)}
      onClick={() => void run()}
    >
      {m.test}
    </Button>
  );
  const works = failure === null && outcome !== null ? outcome.works : false;
  const result = (
    <p
      role="status"
      className={classes.outcome}
      data-works={test.isRunning ? undefined : works && outcome?.isStructured !== false}
      hidden={!test.isRunning && outcome === null && failure === null}
    >
      {test.isRunning ? m.testingModel : (failure ?? outcome?.message)}
      {outcome?.works && !test.isRunning ? ` ${formatFigures(outcome, m)}` : null}
    </p>
  );
  return { button, result };
}

function formatFigures(
  { tokensPerSecond, isEstimate, firstWordMs, isStructured }: ModelTest,
  m: ReturnType<typeof settingsMessages.in>,
): string {
  const details = [
    tokensPerSecond === null ? null : m.speed(tokensPerSecond, isEstimate),
    firstWordMs === null ? null : m.firstWord(firstWordMs),
    isStructured === null ? null : m.structured(isStructured),
  ].filter((one) => one !== null);
  return details.length === 0 ? '' : `${details.join(' · ')}.`;
}
