import type { ComponentProps, ReactNode } from 'react';
import { useFormatter } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import classes from './connection.module.css';

interface ConnectionFactsProps {
  readonly messages: { readonly state: string; readonly since: (when: string) => string };
  readonly tint: ComponentProps<typeof Badge>['tint'];
  /** The state in words. */
  readonly state: ReactNode;
  /** Terms and their values; those without a value are left out. */
  readonly facts: readonly (readonly [term: string, value: string | null])[];
  readonly problem: { readonly message: string; readonly since: string } | null;
  /** Sentences below; null where one does not apply. */
  readonly notes: readonly (string | null)[];
  /** Between the problem and the notes. */
  readonly children?: ReactNode;
}

/** The state of a connection, what is known about it, and what to do if it has a problem. */
export function ConnectionFacts(props: ConnectionFactsProps) {
  const { messages: m, tint, state, facts, problem, notes, children } = props;
  const format = useFormatter();
  return (
    <>
      <dl className={classes.facts}>
        <dt>{m.state}</dt>
        <dd>
          <span role="status">
            <Badge tint={tint}>{state}</Badge>
          </span>
        </dd>
        {facts.map(([term, value]) =>
          value === null ? null : (
            <FactRow key={term} term={term}>
              {value}
            </FactRow>
          ),
        )}
      </dl>
      {problem === null ? null : (
        <p className={classes.fault} role="alert">
          {problem.message} {m.since(format.dateTime(problem.since))}.
        </p>
      )}
      {children}
      {notes.length === 0 ? null : (
        <ul className={classes.notes}>
          {notes.map((note) => (note === null ? null : <li key={note}>{note}</li>))}
        </ul>
      )}
    </>
  );
}

function FactRow({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
