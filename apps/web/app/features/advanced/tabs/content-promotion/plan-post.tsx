import { Button, TextInput } from '@mantine/core';
import type { SocialPlatformName } from '@pagewright/contract/advanced';
import { createCalendarEvent } from '@pagewright/contract/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useApiMutation } from '../../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../../lib/messages/use-messages.ts';
import { fromZonedInput, toZonedInput } from '../../../../lib/messages/zoned-input.ts';
import { failureText } from '../../../../lib/notices/failure-text.tsx';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { DialogButtons } from '../../../../ui/dialog-buttons.tsx';
import { WideDialog } from '../../../../ui/wide-dialog.tsx';
import { promotionMessages } from './messages.ts';
import frame from '../../advanced.module.css';

const DAY_MS = 86_400_000;

interface PlanPostProps {
  readonly snippet: string;
  readonly platform: SocialPlatformName;
  readonly title: string;
  readonly contentId: string | null;
  readonly onClose: () => void;
}

/** Schedules a post in the calendar. */
export function PlanPost({ snippet, platform, title, contentId, onClose }: PlanPostProps) {
  const m = useMessages(promotionMessages);
  const { timeZone } = useFormatter();
  const queries = useQueryClient();
  const [when, setWhen] = useState(() => {
    const tomorrow = toZonedInput(new Date(Date.now() + DAY_MS).toISOString(), timeZone);
    return `${tomorrow.slice(0, 10)}T09:00`;
  });
  const [problem, setProblem] = useState<ReactNode>(null);
  const planning = useApiMutation(createCalendarEvent, {
    onSuccess: () => {
      notify({ type: 'success', message: m.scheduled, action: { label: m.open, to: '/calendar' } });
      void queries.invalidateQueries({ queryKey: ['api', 'calendar'] });
      onClose();
    },
    onError: ({ failure }) => setProblem(failureText(failure, `${m.scheduleFailed}.`)),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (when === '') return setProblem(m.past);
    const scheduledFor = fromZonedInput(when, timeZone);
    if (new Date(scheduledFor) <= new Date()) return setProblem(m.past);
    setProblem(null);
    planning.mutate({
      body: {
        title: title || m.untitledPost,
        scheduledFor,
        timeZone,
        platform,
        snippet,
        ...(contentId === null ? {} : { contentId }),
      },
    });
  };
  return (
    <WideDialog isOpen title={m.scheduleTitle(platform)} width={440} closeLabel={m.close} onClose={onClose}>
      <form className={frame.panel} noValidate onSubmit={submit}>
        <TextInput
          type="datetime-local"
          label={m.when}
          description={m.zone(timeZone)}
          withAsterisk
          value={when}
          error={problem}
          onChange={(event) => setWhen(event.currentTarget.value)}
        />
        <DialogButtons cancelLabel={m.cancel} onCancel={onClose}>
          <Button type="submit" loading={planning.isPending}>
            {m.save}
          </Button>
        </DialogButtons>
      </form>
    </WideDialog>
  );
}
