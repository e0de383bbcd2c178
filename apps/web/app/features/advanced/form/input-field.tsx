import { Select, Textarea, TextInput } from '@mantine/core';
import { SOCIAL_PLATFORMS } from '@pagewright/contract/advanced';
import { CONTENT_LIMITS } from '@pagewright/contract/content';
import { INDUSTRIES } from '@pagewright/contract/outline';
import { ContentPicker } from '../../../lib/content-picker/content-picker.tsx';
import { CompetitorsField } from '../../../lib/competitor-pages/competitors-field.tsx';
import { CompetitorPagesField } from '../../../lib/competitor-pages/competitor-pages-field.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { getPages, type InputName } from '../analysis.ts';
import { advancedMessages } from '../messages.ts';
import { KeywordListField } from './keyword-list-field.tsx';
import classes from '../advanced.module.css';

const ALL_STATUSES = 'draft,review,scheduled,published';
const LONG: ReadonlySet<InputName> = new Set(['content', 'urls', 'outline']);

interface InputFieldProps {
  readonly name: InputName;
  readonly value: string;
  readonly isNeeded: boolean;
  /** Required but left empty. */
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** The field of an input. */
export function InputField({ name, value, isNeeded, isMissing, onChange }: InputFieldProps) {
  const m = useMessages(advancedMessages);
  const label = m[`input_${name}`];
  const error = isMissing ? (name === 'content' ? m.missingText : m.missing(label)) : null;
  if (name === 'contentId')
    return (
      <ContentPicker
        label={label}
        description={m.inputHelp_contentId}
        statuses={ALL_STATUSES}
        value={value === '' ? null : { id: value, title: '' }}
        onChange={(content) => onChange(content?.id ?? '')}
      />
    );
  if (name === 'competitors')
    return (
      <CompetitorsField
        className={classes.wide}
        isRequired={isNeeded}
        error={error}
        value={value}
        onChange={onChange}
      />
    );
  if (name === 'keywordList')
    return <KeywordListField label={label} value={value} error={error} onChange={onChange} />;
  if (name === 'pages')
    return (
      <CompetitorPagesField
        pages={getPages({ pages: value })}
        onChange={(pages) => onChange(pages.length === 0 ? '' : JSON.stringify(pages))}
      />
    );
  if (name === 'industry')
    return (
      <Select
        label={label}
        description={m.inputHelp_industry}
        placeholder={m.industryPlaceholder}
        withAsterisk={isNeeded}
        clearable={!isNeeded}
        error={error}
        data={INDUSTRIES.map((industry) => ({ value: industry, label: m[`industry_${industry}`] }))}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  if (name === 'platform')
    return (
      <Select
        label={label}
        description={m.inputHelp_platform}
        allowDeselect={false}
        data={[...SOCIAL_PLATFORMS]}
        value={value === '' ? SOCIAL_PLATFORMS[0] : value}
        onChange={(chosen) => onChange(chosen ?? SOCIAL_PLATFORMS[0])}
      />
    );
  const description = `inputHelp_${name}` in m ? m[`inputHelp_${name}` as 'inputHelp_keywords'] : undefined;
  const field = { label, description, required: isNeeded, error, value };
  if (LONG.has(name))
    return (
      <Textarea
        {...field}
        className={classes.wide}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={name === 'content' ? CONTENT_LIMITS.content : 20_000}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...field}
      maxLength={name === 'keywords' ? 4000 : CONTENT_LIMITS.keyword}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
