import { Button, Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import {
  CONSENT_CATEGORIES,
  currentConsent,
  storeConsent,
  NOTHING_ALLOWED,
  subscribeConsent,
  type ConsentCategory,
  type ConsentChoice,
} from '../../../lib/consent/consent-store.ts';
import { consentMessages } from '../../../lib/consent/consent-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { privacyMessages } from './messages.ts';
import classes from '../settings.module.css';

/** What this browser may store, by category. Applies immediately. */
export function CookiesCard() {
  const m = useMessages(privacyMessages);
  const words = useMessages(consentMessages);
  const chosen = useSyncExternalStore(subscribeConsent, currentConsent, () => null);
  const consent = chosen ?? NOTHING_ALLOWED;

  function storeChoice(next: ConsentChoice | null, message: string): void {
    const isKept = storeConsent(next);
    notify(isKept ? { type: 'success', message } : { type: 'warning', message: words.notKept });
  }

  const categoryRow = (category: ConsentCategory) => {
    const isOn = consent[category];
    return (
      <li key={category} className={classes.row}>
        <Switch
          label={words[category]}
          description={words[`${category}Help`]}
          checked={isOn}
          onChange={(event) => {
            const isWanted = event.currentTarget.checked;
            const name = words[category];
            storeChoice(
              { ...consent, [category]: isWanted },
              isWanted ? m.cookieEnabled(name) : m.cookieDisabled(name),
            );
          }}
        />
        <Badge tint={isOn ? 'green' : 'gray'}>{isOn ? words.enabled : words.disabled}</Badge>
      </li>
    );
  };

  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{m.cookies}</h2>
      <p className={classes.help}>{m.cookiesHelp}</p>
      <ul className={classes.rows}>
        <li className={classes.row}>
          <Switch
            label={words.essential}
            description={words.essentialHelp}
            checked
            disabled
            readOnly
            classNames={{ track: classes.fixedTrack, label: classes.fixedLabel }}
          />
          <Badge tint="green">{words.alwaysOn}</Badge>
        </li>
        {CONSENT_CATEGORIES.map(categoryRow)}
      </ul>
      {chosen === null ? <p className={classes.note}>{m.notChosen}</p> : null}
      <div className={classes.bar}>
        <Button variant="default" disabled={chosen === null} onClick={() => storeChoice(null, m.resetDone)}>
          {words.reset}
        </Button>
      </div>
    </div>
  );
}
