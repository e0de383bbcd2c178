import { Switch } from '@mantine/core';
import type { Settings } from '@pagewright/contract/settings';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { LazyPushBrowser } from '../notifications/index.ts';
import { settingsMessages } from './messages.ts';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveSettings } from './use-save-settings.ts';
import classes from './settings.module.css';

/** The switches in display order: notification channels and topics. */
const PLACES = ['emailNotifications', 'pushNotifications'] as const;
const REPORTS = ['weeklyReport'] as const;
const SUBJECTS = ['contentUpdates', 'teamActivity', 'systemAlerts'] as const;
type Switchable = (typeof PLACES)[number] | (typeof REPORTS)[number] | (typeof SUBJECTS)[number];

/** Which notifications the user wants outside of the application. */
export function NotificationsTab({ settings: { notifications } }: { readonly settings: Settings }) {
  const m = useMessages(settingsMessages);
  const { draft, isDirty, change, discard } = useDraft({ ...notifications });
  const { isSaving, save } = useSaveSettings();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await save({ notifications: draft }, { notifications });
  }
  /** Enabling a browser means wanting notifications in it. */
  async function wantPush(): Promise<void> {
    change({ pushNotifications: true });
    if (notifications.pushNotifications) return;
    await save({ notifications: { pushNotifications: true } }, { notifications });
  }
  const switchOf = (name: Switchable) => (
    <Switch
      key={name}
      label={m.notice(name)}
      description={m.noticeHelp(name)}
      checked={draft[name]}
      onChange={(event) => change({ [name]: event.currentTarget.checked })}
    />
  );

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <div className={classes.card}>
        <h2 className={classes.title}>{m.noticePlaces}</h2>
        <p className={classes.help}>{m.noticePlacesHelp}</p>
        {PLACES.map(switchOf)}
        <LazyPushBrowser isWanted={notifications.pushNotifications} onTurnedOn={wantPush} />
      </div>
      <div className={classes.card}>
        <h2 className={classes.title}>{m.noticeSubjects}</h2>
        {SUBJECTS.map(switchOf)}
      </div>
      <div className={classes.card}>
        <h2 className={classes.title}>{m.noticeReports}</h2>
        {REPORTS.map(switchOf)}
      </div>
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
    </form>
  );
}
