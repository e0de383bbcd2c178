import { Button } from '@mantine/core';
import { readOnboarding } from '@pagewright/contract/onboarding';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { onboardingMessages } from './messages.ts';
import { useSample } from './use-sample.ts';
import classes from '../../ui/banner.module.css';

/** Tells on every screen that this is the sample workspace, with a way out. */
export function SampleBanner() {
  const m = useMessages(onboardingMessages);
  const { data } = useQuery(apiQuery(readOnboarding, {}));
  const sample = useSample();
  if (!data?.isSample) return null;
  const { home } = data;
  return (
    <section className={classes.banner} aria-label={m.sampleTitle}>
      <p className={classes.text}>
        <strong>{m.sampleTitle}.</strong> {m.sampleText}
      </p>
      <div className={classes.ways}>
        {home ? (
          <Button
            size="xs"
            variant="default"
            loading={sample.pending === 'leave'}
            onClick={() => sample.leave(home.id)}
          >
            {m.backTo(home.name)}
          </Button>
        ) : null}
        <Button size="xs" variant="default" loading={sample.pending === 'remove'} onClick={sample.remove}>
          {m.removeSample}
        </Button>
      </div>
    </section>
  );
}
