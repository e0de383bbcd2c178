import type { checkAlerts, CompetitorAlert } from '@pagewright/contract/advanced';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Caution } from '../../../../ui/caution.tsx';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { PageLink } from '../../result/page-link.tsx';
import { Coverage } from './coverage.tsx';
import { intelMessages } from './messages.ts';
import { PriorityBadge } from './priority-badge.tsx';
import { SiteReadResults } from './site-read-results.tsx';
import classes from '../../result/result.module.css';
import own from './competitive-intel.module.css';

/** Changes on competitors' pages, each with the states before and after. */
export function AlertsView({ result }: RunViewProps<ResultOf<typeof checkAlerts>>) {
  const m = useMessages(intelMessages);
  const { alerts, since, firstVisit, sites } = result;
  return (
    <>
      <Coverage sites={sites} isRestJudged={false} />
      {firstVisit.length > 0 ? <Caution>{m.firstVisit(firstVisit.join(', '))}</Caution> : null}
      {alerts.length === 0 ? (
        <p>{m.noAlerts(since)}</p>
      ) : (
        <ul className={classes.lines} aria-label={m.alerts}>
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertItem alert={alert} />
            </li>
          ))}
        </ul>
      )}
      <SiteReadResults sites={sites} />
    </>
  );
}

/** A change, with the page's states before and after. */
export function AlertItem({ alert }: { readonly alert: CompetitorAlert }) {
  const m = useMessages(intelMessages);
  const joining = useMessages(joiningMessages);
  const { type, priority, competitor, timestamp, url, content, message, before, after } = alert;
  return (
    <div className={own.alert}>
      <p className={classes.facts}>
        <strong>{m[`type_${type}`]}</strong>
        <PriorityBadge priority={priority} />
        <span>{`${competitor}, ${m.seen(timestamp)}`}</span>
      </p>
      <p className={own.line}>
        <PageLink url={url} title={content.title} />
      </p>
      <p className={own.line}>{message}</p>
      <details className={classes.evidence}>
        <summary aria-label={joining.labeled(m.beforeAndAfter, content.title)}>{m.beforeAndAfter}</summary>
        <div className={own.sides}>
          <Side label={m.before} state={before} missing={m.notThere} />
          <Side label={m.after} state={after} missing={m.gone} />
        </div>
      </details>
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly state: CompetitorAlert['before'];
  readonly missing: string;
}

function Side({ label, state, missing }: SideProps) {
  const m = useMessages(intelMessages);
  return (
    <div>
      <h3>{label}</h3>
      {state === null ? (
        <p>{missing}</p>
      ) : (
        <>
          <p className={classes.quiet}>{m.seen(state.seenAt)}</p>
          <p>{state.title}</p>
          <ul>
            {Object.entries(state.headings).map(([at, heading]) => (
              <li key={at}>{heading}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
