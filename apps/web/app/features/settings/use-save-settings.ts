import { readPreferences, readSettings, updateSettings, type Settings } from '@pagewright/contract/settings';
import type { CallInput } from '@pagewright/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFailure } from '../../lib/api/api-failure.ts';
import { apiQueryKey } from '../../lib/api/api-query.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { getMessages } from '../../lib/messages/define-messages.ts';
import { browserLanguage, waitForLanguage } from '../../lib/messages/apply-language.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { loadSession } from '../../lib/session/session-store.ts';
import { settingsMessages } from './messages.ts';

export type SettingsChange = NonNullable<CallInput<typeof updateSettings>['body']>;

const UNDO_MS = 10_000;

/** Saves settings and offers undo: `before` restores the previous ones. */
export function useSaveSettings() {
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  async function send(change: SettingsChange): Promise<ApiFailure | null> {
    const { data, error } = await callApi(updateSettings, { body: change });
    if (error) return error;
    queries.setQueryData<Settings>(apiQueryKey(readSettings, {}), data);
    if (change.preferences) {
      await queries.invalidateQueries({ queryKey: apiQueryKey(readPreferences) });
      // Further messages use the newly chosen language.
      await waitForLanguage(data.preferences.language ?? browserLanguage());
    }
    // The shell shows name and picture, and also applies the timeout.
    if (change.profile?.name !== undefined || change.profile?.avatar !== undefined || change.security)
      await loadSession();
    return null;
  }

  async function undo(before: SettingsChange): Promise<void> {
    const failure = await send(before);
    if (failure) notifyFailure(failure, { message: getMessages(settingsMessages).saveFailed });
  }

  /** Returns why it was rejected; null if it was saved. */
  async function save(
    change: SettingsChange,
    before: SettingsChange,
    message?: string,
  ): Promise<ApiFailure | null> {
    setSaving(true);
    const failure = await send(change);
    setSaving(false);
    if (failure) notifyFailure(failure);
    else {
      const { saved, undo: label } = getMessages(settingsMessages);
      const action = { label, onSelect: () => void undo(before) };
      notify({ type: 'success', message: message ?? saved, durationMs: UNDO_MS, action });
    }
    return failure;
  }
  return { isSaving, save };
}
