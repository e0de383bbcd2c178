import { Button, Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import {
  CONSENT_CATEGORIES,
  currentConsent,
  keepConsent,
  subscribeConsent,
  type Consent,
  type ConsentCategory,
} from '../../../lib/consent/consent-store.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { privacyMessages } from './messages.ts';
import classes from '../settings.module.css';

const NOTHING: Consent = { necessary: true, analytics: false, marketing: false, preferences: false };

/** What this browser may keep, by category. A choice acts at once. */
export function CookiesCard() {
  const m = useMessages(privacyMessages);
  const chosen = useSyncExternalStore(subscribeConsent, currentConsent, () => null);
  const consent = chosen ?? NOTHING;

  function keep(next: Consent | null, message: string): void {
    const isKept = keepConsent(next);
    notify(isKept ? { type: 'success', message } : { type: 'warning', message: m.notKept });
  }

  const categoryRow = (category: ConsentCategory) => {
    const isOn = consent[category];
    return (
      <li key={category} className={classes.row}>
        <Switch
          label={m.category(category)}
          description={m.categoryHelp(category)}
          checked={isOn}
          onChange={(event) => {
            const isWanted = event.currentTarget.checked;
            keep({ ...consent, [category]: isWanted }, m.cookieSaved(category, isWanted));
          }}
        />
        <Badge tint={isOn ? 'green' : 'grey'}>{isOn ? m.enabled : m.disabled}</Badge>
      </li>
    );
  };

  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{m.cookies}</h2>
      <p className={classes.help}>{m.cookiesHelp}</p>
      <ul className={classes.rows}>
        <li className={classes.row}>
          <Switch label={m.essential} description={m.essentialHelp} checked disabled readOnly />
          <Badge tint="green">{m.alwaysOn}</Badge>
        </li>
        {CONSENT_CATEGORIES.map(categoryRow)}
      </ul>
      {chosen === null ? <p className={classes.note}>{m.notChosen}</p> : null}
      <div className={classes.bar}>
        <Button variant="default" disabled={chosen === null} onClick={() => keep(null, m.resetDone)}>
          {m.reset}
        </Button>
      </div>
    </div>
  );
}
