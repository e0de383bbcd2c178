import { Textarea, TextInput } from '@mantine/core';
import { PERSON_NAME_MAX } from '@pagewright/contract/auth';
import { PROFILE_LIMITS, type Settings } from '@pagewright/contract/settings';
import { useState, type SubmitEvent } from 'react';
import { isPageUrl } from '../../lib/competitor-pages/is-page-url.ts';
import { ImageField } from '../../lib/image-field/image-field.tsx';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { settingsMessages } from './messages.ts';
import { SaveBar } from './save-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveSettings } from './use-save-settings.ts';
import classes from './settings.module.css';

/** The user's profile. */
export function ProfileTab({ settings: { profile } }: { readonly settings: Settings }) {
  const m = useMessages(settingsMessages);
  const { email: _email, ...saved } = profile;
  const { draft, isDirty, change, discard, take } = useDraft(saved);
  const [isChecked, setChecked] = useState(false);
  const { isSaving, save } = useSaveSettings();
  const nameError = draft.name.trim() === '' ? m.nameRequired : null;
  const website = draft.website.trim();
  const websiteError = website !== '' && !isPageUrl(website) ? m.websiteWrong : null;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (nameError !== null || websiteError !== null) return;
    const next = { ...draft, name: draft.name.trim(), company: draft.company.trim(), website };
    const failure = await save({ profile: next }, { profile: saved });
    if (failure === null) take(next, draft);
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.card}>
        <h2 className={classes.title}>{m.profile}</h2>
        <p className={classes.help}>{m.profileHelp}</p>
        <ImageField
          label={m.avatar}
          description={m.avatarHelp}
          preview={<Avatar name={draft.name} image={draft.avatar} isLarge />}
          hasImage={draft.avatar !== ''}
          texts={{ choose: m.chooseAvatar, replace: m.replaceAvatar, remove: m.removeAvatar }}
          onUpload={({ url }) => change({ avatar: url })}
          onRemove={() => change({ avatar: '' })}
          onFailure={(failure) => notifyFailure(failure)}
        />
        <TextInput
          label={m.name}
          required
          autoComplete="name"
          maxLength={PERSON_NAME_MAX}
          value={draft.name}
          error={isChecked ? nameError : null}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput label={m.email} description={m.emailHelp} value={profile.email} readOnly />
        <TextInput
          label={m.company}
          autoComplete="organization"
          maxLength={PROFILE_LIMITS.company}
          value={draft.company}
          onChange={(event) => change({ company: event.currentTarget.value })}
        />
        <TextInput
          label={m.website}
          description={m.websiteHelp}
          type="url"
          autoComplete="url"
          placeholder="https://"
          maxLength={PROFILE_LIMITS.website}
          value={draft.website}
          error={isChecked ? websiteError : null}
          onChange={(event) => change({ website: event.currentTarget.value })}
        />
        <Textarea
          label={m.bio}
          rows={4}
          maxLength={PROFILE_LIMITS.bio}
          value={draft.bio}
          onChange={(event) => change({ bio: event.currentTarget.value })}
        />
      </div>
      <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
    </form>
  );
}
