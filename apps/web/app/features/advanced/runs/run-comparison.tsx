import { Button } from '@mantine/core';
import { compareRuns, type RunDifference } from '@pagewright/contract/advanced';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Caution } from '../../../ui/caution.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { advancedMessages } from '../messages.ts';
import { ChangedEntries } from './changed-entries.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { ChangesInWords } from './changes-in-words.tsx';
import frame from '../advanced.module.css';
import classes from '../result/result.module.css';

interface RunComparisonProps {
  readonly ids: readonly [string, string];
  /** URL of the result alone. */
  readonly back: string;
}

/** What differs between two runs: first in words, then in tables. */
export function RunComparison({ ids: [id, other], back }: RunComparisonProps) {
  const m = useMessages(advancedMessages);
  const query = useQuery(apiQuery(compareRuns, { params: { id }, query: { with: other } }));
  return (
    <QueryView query={query} messages={{ ...m, failed: m.loadFailed }}>
      {(comparison) => <Comparison comparison={comparison} back={back} />}
    </QueryView>
  );
}

interface ComparisonProps extends Pick<RunComparisonProps, 'back'> {
  readonly comparison: CallOutput<typeof compareRuns>;
}

function Comparison({ comparison, back }: ComparisonProps) {
  const m = useMessages(advancedMessages);
  const { before: earlier, after: later, inputs, differences, isCut } = comparison;
  const lists = differences.filter(isOfList);
  const fields = differences.filter((difference) => !isOfList(difference));
  return (
    <section className={frame.result} aria-labelledby="comparison">
      <div className={frame.resultHead}>
        <div>
          <h2 id="comparison" className={classes.heading}>
            {m.comparison}
          </h2>
          <p className={classes.quiet}>{m.comparisonBetween(earlier.createdAt, later.createdAt)}</p>
        </div>
        <Button component={Link} to={back} variant="default">
          {m.closeComparison}
        </Button>
      </div>
      {differences.length === 0 ? <p>{m.noDifference}</p> : <ChangesInWords differences={differences} />}
      {inputs.length === 0 ? null : (
        <>
          <Caution>{m.otherInputs}</Caution>
          <ChangedFields label={m.inputDifferences} differences={inputs} />
        </>
      )}
      {lists.length === 0 ? null : <ChangedEntries differences={lists} />}
      {fields.length === 0 ? null : <ChangedFields label={m.differences} differences={fields} />}
      {isCut ? <p className={classes.quiet}>{m.cutDifferences}</p> : null}
    </section>
  );
}

const isOfList = ({ added, removed }: RunDifference): boolean => added.length + removed.length > 0;
