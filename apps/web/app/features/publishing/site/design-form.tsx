import { Button, Select, TextInput } from '@mantine/core';
import { CONTRAST_MIN, contrastOnSite, isColor } from '@pagewright/contract/publishing/contrast';
import { readSite, updateSite, type SiteSettings } from '@pagewright/contract/publishing/site';
import { SITE_LIMITS, type SITE_REFUSALS } from '@pagewright/contract/publishing/site-limits';
import { LANGUAGE_NAMES, LANGUAGES } from '@pagewright/contract/settings/preferences';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiQuery, useApiMutation } from '../../../lib/api/api-query.ts';
import { ImageField } from '../../../lib/image-field/image-field.tsx';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { joiningMessages } from '../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { mergeSaved } from '../../../lib/saving/merge-saved.ts';
import { ColorField } from './color-field.tsx';
import { siteMessages } from './messages.ts';
import classes from '../publishing.module.css';

const toDesign = ({ name, tagline, language, logo, colour, colourDark }: SiteSettings) => ({
  name,
  tagline,
  language,
  logoFileId: logo?.fileId ?? null,
  colour: colour ?? '',
  colourDark: colourDark ?? '',
});
type Design = ReturnType<typeof toDesign>;

/** Why a color is not readable enough; null if it is, or if none is chosen. */
function colorError(colour: string, scheme: 'light' | 'dark'): keyof typeof SITE_REFUSALS | null {
  if (colour === '') return null;
  if (!isColor(colour)) return 'colour';
  return contrastOnSite(colour, scheme) < CONTRAST_MIN ? scheme : null;
}

const toBody = ({ colour, colourDark, ...look }: Design) => ({
  ...look,
  colour: colour || null,
  colourDark: colourDark || null,
});

/** Name, tagline, language, logo, and colors of the public site. */
export function DesignForm({ site }: { readonly site: SiteSettings }) {
  const m = useMessages(siteMessages);
  const joining = useMessages(joiningMessages);
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Design>(() => toDesign(site));
  const saved = toDesign(site);
  const change = (part: Partial<Design>): void => setDraft((current) => ({ ...current, ...part }));
  const isDirty = Object.entries(draft).some(([field, value]) => saved[field as keyof Design] !== value);
  const lightError = colorError(draft.colour, 'light');
  const darkError = colorError(draft.colourDark, 'dark');
  const save = useApiMutation(updateSite, {
    onSuccess: (next) => void queries.setQueryData(apiQuery(readSite, {}).queryKey, next),
    onError: ({ failure }) => notifyFailure(failure),
  });

  /** Saves a design based on the known one; other input remains. */
  function keep(next: Design, known: Design, onKept: (kept: Design) => void): void {
    const onSuccess = (answer: SiteSettings): void => {
      setDraft((current) => mergeSaved(current, toDesign(answer), known));
      onKept(toDesign(answer));
    };
    save.mutate({ body: toBody(next) }, { onSuccess });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (lightError !== null || darkError !== null) return;
    keep(draft, draft, (kept) => {
      const onSelect = (): void => keep(saved, kept, () => undefined);
      notify({ type: 'success', message: m.saved, action: { label: m.undo, onSelect } });
    });
  }

  return (
    <form className={classes.card} onSubmit={submit} noValidate aria-label={m.look}>
      <fieldset className={classes.fields} disabled={!site.canEdit}>
        <div className={classes.pair}>
          <TextInput
            label={m.name}
            description={m.nameHelp(site.workspaceName)}
            maxLength={SITE_LIMITS.name}
            value={draft.name}
            onChange={({ currentTarget: { value } }) => change({ name: value })}
          />
          <TextInput
            label={m.tagline}
            description={m.taglineHelp}
            maxLength={SITE_LIMITS.tagline}
            value={draft.tagline}
            onChange={({ currentTarget: { value } }) => change({ tagline: value })}
          />
        </div>
        <Select
          label={m.language}
          description={m.languageHelp}
          allowDeselect={false}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={draft.language}
          onChange={(value) => change({ language: LANGUAGES.find((one) => one === value) ?? draft.language })}
        />
        <ImageField
          label={m.logo}
          description={m.logoHelp}
          preview={
            draft.logoFileId === null ? null : (
              <img className={classes.logo} src={`/files/${draft.logoFileId}`} alt={m.logoAlt} />
            )
          }
          hasImage={draft.logoFileId !== null}
          texts={{ choose: m.chooseLogo, replace: m.replaceLogo, remove: m.removeLogo }}
          onUpload={({ id }) => change({ logoFileId: id })}
          onRemove={() => change({ logoFileId: null })}
          onFailure={(failure) =>
            notifyFailure(failure, { message: joining.labeled(m.logoFailed, describeFailure(failure)) })
          }
        />
        <div className={classes.pair}>
          <ColorField
            scheme="light"
            label={m.colour}
            pickLabel={m.pickColour}
            value={draft.colour}
            error={lightError && m[`refused_${lightError}`]}
            onChange={(colour) => change({ colour })}
          />
          <ColorField
            scheme="dark"
            label={m.colourDark}
            pickLabel={m.pickColourDark}
            value={draft.colourDark}
            error={darkError && m[`refused_${darkError}`]}
            onChange={(colourDark) => change({ colourDark })}
          />
        </div>
        <div className={classes.buttons}>
          <Button
            type="submit"
            loading={save.isPending}
            disabled={!isDirty || lightError !== null || darkError !== null}
          >
            {m.save}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
