import { Radio, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { ideaFault, readIdea } from '@pagewright/contract/strategy';
import { useQuery } from '@tanstack/react-query';
import { getFailure } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { strategyMessages } from '../messages.ts';
import classes from '../strategy.module.css';

/** Debounce of reading an idea, in milliseconds. */
const DEBOUNCE_MS = 500;
const FIELDS = ['audience', 'place', 'time', 'budget'] as const;

interface KeywordChoiceProps {
  readonly idea: string;
  /** '' for the first. */
  readonly chosen: string;
  readonly onChoose: (keyword: string) => void;
}

/** Candidate keywords of an idea, the most likely preselected, with what else was read from it. */
export function KeywordChoice({ idea, chosen, onChoose }: KeywordChoiceProps) {
  const m = useMessages(strategyMessages);
  const joining = useMessages(joiningMessages);
  const [quiet] = useDebouncedValue(idea.trim(), DEBOUNCE_MS);
  const { data, error } = useQuery({
    ...apiQuery(readIdea, { body: { idea: quiet } }),
    enabled: ideaFault(quiet) === null,
    retry: false,
    staleTime: Infinity,
  });
  // Results of another idea do not apply to this one.
  if (quiet !== idea.trim() || ideaFault(quiet) !== null) return null;
  const failure = getFailure(error);
  if (failure?.status === 422)
    return (
      <p className={classes.quiet} role="status">
        {failureText(failure)}
      </p>
    );
  if (!data) return null;
  const [first] = data.keywords;
  const main = first?.keyword.toLowerCase() ?? '';
  const reasonOf = (keyword: string, reason: string): string => {
    const own = keyword.toLowerCase();
    if (own === main || reason === 'whole') return m.ideaReason(reason);
    if (own.includes(main)) return m.ideaNarrower;
    return main.includes(own) ? m.ideaWider : m.ideaReason(reason);
  };
  const read = FIELDS.flatMap((field) => {
    const value = data[field];
    return value === null ? [] : [joining.labeled(m[`asked_${field}`], value)];
  });
  return (
    <div>
      <Radio.Group
        label={m.chooseKeyword}
        description={m.chooseKeywordHelp}
        value={chosen || (first?.keyword ?? '')}
        onChange={onChoose}
      >
        <Stack gap="xs" mt="xs">
          {data.keywords.map(({ keyword, reason }) => (
            <Radio key={keyword} value={keyword} label={keyword} description={reasonOf(keyword, reason)} />
          ))}
        </Stack>
      </Radio.Group>
      {read.length > 0 ? <p className={classes.readFields}>{read.join(' · ')}</p> : null}
    </div>
  );
}
