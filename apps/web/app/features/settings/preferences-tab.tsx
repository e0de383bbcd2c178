import { SegmentedControl, Select, Switch } from '@mantine/core';
import type { Settings } from '@pagewright/contract/settings';
import {
  DATE_FORMATS,
  DENSITIES,
  LANGUAGE_NAMES,
  LANGUAGES,
  THEMES,
  type DateFormat,
  type Density,
  type Language,
  type Theme,
} from '@pagewright/contract/settings/preferences';
import { useId, type SubmitEvent } from 'react';
import { browserLanguage } from '../../lib/messages/apply-language.ts';
import { createFormatter } from '../../lib/messages/formatter.ts';
import { browserTimeZone, currentLocale } from '../../lib/messages/locale.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { useNow } from '../../ui/use-now.ts';
import { settingsMessages } from './messages.ts';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveSettings } from './use-save-settings.ts';
import classes from './settings.module.css';

/** The choices; null uses the browser's. */
interface Draft {
  readonly theme: Theme;
  readonly density: Density;
  readonly language: Language | null;
  readonly timezone: string | null;
  readonly dateFormat: DateFormat | null;
  readonly autoSave: boolean;
  readonly emailUpdates: boolean;
}

/** Value of the first entry, which chooses nothing. */
const BROWSER = '';

/** The user's preferences. */
export function PreferencesTab({ settings: { preferences } }: { readonly settings: Settings }) {
  const m = useMessages(settingsMessages);
  const themeId = useId();
  const densityId = useId();
  const now = useNow();
  const saved = toDraft(preferences);
  const { draft, isDirty, change, discard } = useDraft({ ...saved });
  const { isSaving, save } = useSaveSettings();
  const zone = draft.timezone ?? browserTimeZone();
  const example = createFormatter(currentLocale(), zone, draft.dateFormat).dateTime(now);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await save({ preferences: draft }, { preferences: saved });
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <div className={classes.card}>
        <h2 className={classes.title}>{m.preferences}</h2>
        <div>
          <p className={classes.keyName} id={themeId}>
            {m.theme}
          </p>
          <SegmentedControl
            aria-labelledby={themeId}
            mt={6}
            data={THEMES.map((value) => ({ value, label: m.themeName(value) }))}
            value={draft.theme}
            onChange={(value) => change({ theme: THEMES.find((one) => one === value) ?? 'auto' })}
          />
        </div>
        <div>
          <p className={classes.keyName} id={densityId}>
            {m.density}
          </p>
          <SegmentedControl
            aria-labelledby={densityId}
            aria-describedby={`${densityId}-help`}
            mt={6}
            data={DENSITIES.map((value) => ({ value, label: m.densityName(value) }))}
            value={draft.density}
            onChange={(value) => change({ density: DENSITIES.find((one) => one === value) ?? DENSITIES[0] })}
          />
          <p className={classes.note} id={`${densityId}-help`}>
            {m.densityHelp}
          </p>
        </div>
        <Select
          label={m.language}
          allowDeselect={false}
          data={[
            { value: BROWSER, label: m.browserLanguage(LANGUAGE_NAMES[browserLanguage()]) },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          value={draft.language ?? BROWSER}
          onChange={(value) => change({ language: LANGUAGES.find((one) => one === value) ?? null })}
        />
        <Select
          label={m.timezone}
          description={m.timezoneHelp}
          searchable
          allowDeselect={false}
          data={[{ value: BROWSER, label: m.browserZone(browserTimeZone()) }, ...timeZones(draft.timezone)]}
          value={draft.timezone ?? BROWSER}
          onChange={(value) => change({ timezone: value || null })}
        />
        <Select
          label={m.dateFormat}
          description={m.example(example)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          data={[
            { value: BROWSER, label: m.languageForm },
            ...DATE_FORMATS.map((value) => ({ value, label: m.formatName(value) })),
          ]}
          value={draft.dateFormat ?? BROWSER}
          onChange={(value) => change({ dateFormat: DATE_FORMATS.find((one) => one === value) ?? null })}
        />
        <Switch
          label={m.autoSave}
          description={m.autoSaveHelp}
          checked={draft.autoSave}
          onChange={(event) => change({ autoSave: event.currentTarget.checked })}
        />
        <Switch
          label={m.emailUpdates}
          description={m.emailUpdatesHelp}
          checked={draft.emailUpdates}
          onChange={(event) => change({ emailUpdates: event.currentTarget.checked })}
        />
      </div>
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
    </form>
  );
}

function toDraft({
  unset,
  theme,
  density,
  language,
  timezone,
  dateFormat,
  autoSave,
  emailUpdates,
}: Settings['preferences']): Draft {
  return {
    theme,
    density,
    language: unset.includes('language') ? null : language,
    timezone: unset.includes('timezone') ? null : timezone,
    dateFormat: unset.includes('dateFormat') ? null : dateFormat,
    autoSave,
    emailUpdates,
  };
}

/** All time zones known to this browser, plus the chosen one. */
function timeZones(chosen: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', ...known, ...(chosen === null ? [] : [chosen])])];
}
