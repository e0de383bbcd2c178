import figures from '../figures.module.css';
import classes from './connection.module.css';

interface StepMessages {
  readonly steps: string;
  readonly step1: string;
  readonly step2: string;
  readonly step3: string;
  readonly step4: string;
}

/** How to get the key of a connection, in four steps. */
export function KeySteps({ messages: m }: { readonly messages: StepMessages }) {
  return (
    <details open className={figures.more}>
      <summary>{m.steps}</summary>
      <ol className={classes.steps}>
        {[m.step1, m.step2, m.step3, m.step4].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
