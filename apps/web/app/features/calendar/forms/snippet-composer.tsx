import { Button, Textarea } from '@mantine/core';
import { SNIPPET_LIMITS, type CalendarPlatform } from '@pagewright/contract/calendar';
import { readContent } from '@pagewright/contract/content';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { calendarMessages } from '../messages.ts';
import { usePostWorker } from './use-post-worker.ts';
import classes from './forms.module.css';

interface SnippetComposerProps {
  readonly platform: CalendarPlatform;
  readonly value: string;
  /** The item to suggest posts from. */
  readonly contentId: string | null;
  readonly onChange: (post: string) => void;
}

/** The post's text, within the network's limit; posts can be suggested from the item's sentences. */
export function SnippetComposer({ platform, value, contentId, onChange }: SnippetComposerProps) {
  const m = useMessages(calendarMessages);
  const { length, suggestions, suggest, forget } = usePostWorker(platform, value);
  const [isReading, setIsReading] = useState(false);
  const maxLength = SNIPPET_LIMITS[platform];
  const isOver = maxLength !== undefined && length > maxLength;
  async function read(): Promise<void> {
    if (contentId === null) return;
    setIsReading(true);
    const { data, error } = await callApi(readContent, { params: { id: contentId } });
    setIsReading(false);
    if (error) return notifyFailure(error, { message: m.suggestFailed });
    const { title, content, primaryKeyword, publicUrl } = data;
    suggest({ title, content, keyword: primaryKeyword, url: publicUrl });
  }
  return (
    <div className={classes.composer}>
      <Textarea
        label={m.snippetFor(m[`platform_${platform}`])}
        description={m.snippetHelp}
        autosize
        minRows={3}
        maxRows={10}
        value={value}
        error={isOver ? m.tooLong : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {maxLength === undefined ? null : (
        <p className={classes.counter} data-over={isOver || undefined} aria-live="polite">
          {m.characters(length, maxLength)}
        </p>
      )}
      {maxLength === undefined ? null : contentId === null ? (
        <p className={classes.quiet}>{m.suggestFirst}</p>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconSparkles size={15} />}
          loading={isReading}
          onClick={() => void read()}
        >
          {m.suggest}
        </Button>
      )}
      {suggestions === null ? null : suggestions.length === 0 ? (
        <p className={classes.quiet} role="status">
          {m.noSuggestions}
        </p>
      ) : (
        <ul className={classes.suggestions} aria-label={m.suggestions}>
          {suggestions.map((text, index) => (
            <li key={text}>
              {text}
              <Button
                variant="light"
                size="compact-sm"
                aria-label={m.usePost(index + 1)}
                onClick={() => {
                  onChange(text);
                  forget();
                }}
              >
                {m.use}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
