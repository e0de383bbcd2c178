import { compareSnapshots, type SnapshotComparison } from '@pagewright/contract/research';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { ChangedText, ChangeLegend } from '../../lib/compare-texts/changed-text.tsx';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { researchMessages } from './messages.ts';
import type { SnapshotPair } from './snapshot-list.tsx';
import classes from './research.module.css';

const MEASURES = ['words', 'headings', 'lists', 'links', 'images', 'figures'] as const;

/** The differences between two snapshots: title, counts, figures, and changed sections before and after. */
export function SnapshotChanges({ chosen }: { readonly chosen: SnapshotPair }) {
  const m = useMessages(researchMessages);
  const params = { id: chosen.before, otherId: chosen.after };
  const { data, error, refetch } = useQuery(apiQuery(compareSnapshots, { params }));
  if (error)
    return (
      <ErrorState
        title={m.compareFailed}
        description={describeFailure(error.failure)}
        isUnauthorized={error.failure.status === 401}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingState label={m.comparing} />;
  const { before, after, sections, isCut } = data;
  const hasSameTitle = before.title === after.title;
  return (
    <section className={classes.changes} aria-label={m.changes}>
      <ChangeLegend before={m.before} after={m.after} />
      {hasSameTitle && sections.length === 0 ? <p className={classes.quiet}>{m.same}</p> : null}
      {hasSameTitle ? null : (
        <section>
          <h3 className={classes.heading}>{m.titleField}</h3>
          <ChangedText before={before.title} after={after.title} />
        </section>
      )}
      <Measures measures={data.measures} />
      <Differences name={m.headings} {...data.headings} />
      <Differences
        name={m.figures}
        added={data.figures.added.map(({ sentence }) => ({ text: sentence }))}
        removed={data.figures.removed.map(({ sentence }) => ({ text: sentence }))}
      />
      {sections.length > 0 ? (
        <section>
          <h3 className={classes.heading}>{m.sections}</h3>
          {sections.map((section) => (
            <ChangedSection key={`${section.heading} ${section.before} ${section.after}`} section={section} />
          ))}
        </section>
      ) : null}
      {isCut ? <p className={classes.quiet}>{m.cut}</p> : null}
    </section>
  );
}

function Measures({ measures }: Pick<SnapshotComparison, 'measures'>) {
  const m = useMessages(researchMessages);
  return (
    <table className={classes.measures}>
      <thead>
        <tr>
          <th scope="col">{m.measure}</th>
          <th scope="col">{m.before}</th>
          <th scope="col">{m.after}</th>
        </tr>
      </thead>
      <tbody>
        {MEASURES.map((name) => (
          <tr key={name} data-changed={measures.before[name] !== measures.after[name] || undefined}>
            <th scope="row">{m[`measure_${name}`]}</th>
            <td>{m.number(measures.before[name])}</td>
            <td>{m.number(measures.after[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DifferencesProps {
  readonly name: string;
  readonly added: readonly { readonly text: string }[];
  readonly removed: readonly { readonly text: string }[];
}

/** Additions and removals, one per line; nothing if there are none. */
function Differences({ name, added, removed }: DifferencesProps) {
  const m = useMessages(researchMessages);
  const lines = [
    ...[...new Set(removed.map(({ text }) => text))].map((text) => ({ text, isNew: false })),
    ...[...new Set(added.map(({ text }) => text))].map((text) => ({ text, isNew: true })),
  ];
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{name}</h3>
      <ul className={classes.differences}>
        {lines.map(({ text, isNew }) => (
          <li key={`${isNew} ${text}`}>
            <Badge tint={isNew ? 'green' : 'red'}>{isNew ? m.added : m.removed}</Badge> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangedSection({ section }: { readonly section: SnapshotComparison['sections'][number] }) {
  const m = useMessages(researchMessages);
  const { heading, before, after } = section;
  const [tint, state] =
    before === null
      ? (['green', m.added] as const)
      : after === null
        ? (['red', m.removed] as const)
        : (['amber', m.changed] as const);
  return (
    <details className={classes.section} open={before !== null && after !== null}>
      <summary>
        <Badge tint={tint}>{state}</Badge> {heading || m.opening}
      </summary>
      <ChangedText before={before ?? ''} after={after ?? ''} />
    </details>
  );
}
