import { Textarea } from '@mantine/core';
import { GIVEN_PAGES_LIMITS } from '@pagewright/contract/given-pages';
import { useMessages } from '../messages/use-messages.ts';
import { parseUrls } from './parse-urls.ts';
import { givenPagesMessages } from './messages.ts';

interface CompetitorsFieldProps {
  /** The raw input. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
  /** Validation error other than too many entries. */
  readonly error?: string | null;
  readonly className?: string | undefined;
}

/** Whether the text lists more competitors than a call accepts. */
export function hasTooManyCompetitors(text: string): boolean {
  return parseUrls(text).length > GIVEN_PAGES_LIMITS.competitors;
}

/** A field for competing pages and sites, which the server reads. */
export function CompetitorsField(props: CompetitorsFieldProps) {
  const { value, onChange, isRequired = false, error = null, className } = props;
  const m = useMessages(givenPagesMessages);
  return (
    <Textarea
      className={className}
      label={m.competitors}
      description={m.competitorsHelp(isRequired)}
      required={isRequired}
      autosize
      minRows={2}
      maxLength={20_000}
      value={value}
      error={hasTooManyCompetitors(value) ? m.tooManyCompetitors(GIVEN_PAGES_LIMITS.competitors) : error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
