import { Select } from '@mantine/core';
import { SESSION_TIMEOUTS, type SessionTimeout } from '@pagewright/contract/settings';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useSaveSettings } from '../use-save-settings.ts';
import { securityMessages } from './messages.ts';
import classes from '../settings.module.css';

/** The idle timeout before sign-out. Applies immediately. */
export function TimeoutCard({ chosen }: { readonly chosen: SessionTimeout }) {
  const m = useMessages(securityMessages);
  const { isSaving, save } = useSaveSettings();

  async function choose(value: string | null): Promise<void> {
    const next = SESSION_TIMEOUTS.find((minutes) => String(minutes) === value);
    if (next === undefined || next === chosen) return;
    await save(
      { security: { sessionTimeout: next } },
      { security: { sessionTimeout: chosen } },
      m.timeoutSaved(m.minutes(next)),
    );
  }

  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{m.timeout}</h2>
      <p className={classes.help}>{m.timeoutHelp}</p>
      <Select
        aria-label={m.timeout}
        data={SESSION_TIMEOUTS.map((minutes) => ({ value: String(minutes), label: m.minutes(minutes) }))}
        allowDeselect={false}
        disabled={isSaving}
        value={String(chosen)}
        onChange={(value) => void choose(value)}
      />
    </div>
  );
}
