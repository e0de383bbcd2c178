import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import {
  AUDIENCE_MATURITIES,
  COMPANY_SIZES,
  FUNNEL_STAGES,
  INDUSTRIES,
  OUTLINE_LIMITS,
  OUTLINE_STRATEGIES,
  OUTLINE_WORDS,
  type OutlineResult,
} from '@pagewright/contract/outline';
import { IconListTree } from '@tabler/icons-react';
import { useId, useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { CompetitorsField } from '../../../lib/competitor-pages/competitors-field.tsx';
import { CompetitorPagesField } from '../../../lib/competitor-pages/competitor-pages-field.tsx';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ProgressView } from '../../../ui/progress-view.tsx';
import { UsageHint } from '../../usage/index.ts';
import { outlineMessages } from '../messages.ts';
import { EMPTY_FORM, fieldsFor, validateForm, type FormValues, type FieldError } from './form-values.ts';
import { useOutlineCreation } from './use-outline-creation.ts';
import classes from '../outline.module.css';

interface OutlineFormProps {
  /** Whether the current outline has unsaved changes, so ask before replacing it. */
  readonly hasUnsavedChanges: () => boolean;
  readonly onCreated: (result: OutlineResult) => void;
}

/** Asks what to outline, for whom, and against which pages. */
export function OutlineForm({ hasUnsavedChanges, onCreated }: OutlineFormProps) {
  const m = useMessages(outlineMessages);
  const hintId = useId();
  const formId = useId();
  const [address] = useSearchParams();
  const [values, setValues] = useState<FormValues>(() => ({
    ...EMPTY_FORM,
    keyword: address.get('keyword') ?? '',
    idea: address.get('idea') ?? '',
  }));
  const [objections, setObjections] = useState<readonly FieldError[]>([]);
  const [isAsking, setAsking] = useState(false);
  const making = useOutlineCreation(onCreated);
  const fields = fieldsFor(values.strategy);
  const change = (next: Partial<FormValues>): void => {
    setValues((current) => ({ ...current, ...next }));
    setObjections([]);
  };
  const says = (objection: FieldError): string | null =>
    objections.includes(objection) ? m[objection] : null;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const found = validateForm(values);
    setObjections(found);
    if (found.length > 0) return;
    if (hasUnsavedChanges()) setAsking(true);
    else void making.make(values);
  }

  return (
    <section className={classes.form} aria-label={m.formLabel}>
      <form id={formId} className={classes.fields} onSubmit={submit} noValidate>
        <TextInput
          className={classes.wide}
          label={m.keyword}
          description={m.keywordHelp}
          required
          maxLength={OUTLINE_LIMITS.keyword}
          value={values.keyword}
          error={says('noKeyword')}
          onChange={(event) => change({ keyword: event.currentTarget.value })}
        />
        <Select
          label={m.strategy}
          description={m[`strategyHelp_${values.strategy}`]}
          data={OUTLINE_STRATEGIES.map((value) => ({ value, label: m[`strategy_${value}`] }))}
          allowDeselect={false}
          value={values.strategy}
          onChange={(value) =>
            change({ strategy: OUTLINE_STRATEGIES.find((known) => known === value) ?? 'standard' })
          }
        />
        <NumberInput
          label={m.words}
          description={m.wordsHelp}
          min={OUTLINE_WORDS.least}
          max={OUTLINE_WORDS.most}
          step={OUTLINE_WORDS.step}
          clampBehavior="none"
          allowDecimal={false}
          value={values.words}
          error={says('wrongWords')}
          onChange={(words) => change({ words })}
        />
        {fields.idea ? (
          <>
            <TextInput
              className={classes.wide}
              label={m.idea}
              description={m.ideaHelp}
              maxLength={OUTLINE_LIMITS.idea}
              value={values.idea}
              onChange={(event) => change({ idea: event.currentTarget.value })}
            />
            <Select
              label={m.language}
              data={[
                { value: '', label: m.languageOfIdea },
                { value: 'en', label: 'English' },
                { value: 'es', label: 'Español' },
                { value: 'fr', label: 'Français' },
              ]}
              allowDeselect={false}
              value={values.language}
              onChange={(language) => change({ language: language ?? '' })}
            />
          </>
        ) : null}
        {fields.location ? (
          <TextInput
            label={m.location}
            required
            maxLength={OUTLINE_LIMITS.location}
            value={values.location}
            error={says('noLocation')}
            onChange={(event) => change({ location: event.currentTarget.value })}
          />
        ) : null}
        {fields.industry ? (
          <>
            <Select
              label={m.industry}
              placeholder={m.industryPlaceholder}
              required
              data={INDUSTRIES.map((value) => ({ value, label: m[`industry_${value}`] }))}
              value={values.industry || null}
              error={says('noIndustry')}
              onChange={(value) => change({ industry: INDUSTRIES.find((known) => known === value) ?? '' })}
            />
            <Select
              label={m.companySize}
              allowDeselect={false}
              data={COMPANY_SIZES.map((value) => ({ value, label: m[`size_${value}`] }))}
              value={values.companySize}
              onChange={(value) =>
                change({
                  companySize: COMPANY_SIZES.find((known) => known === value) ?? EMPTY_FORM.companySize,
                })
              }
            />
          </>
        ) : null}
        {fields.funnel ? (
          <>
            <Select
              label={m.stage}
              allowDeselect={false}
              data={FUNNEL_STAGES.map((value) => ({ value, label: m[`stage_${value}`] }))}
              value={values.stage}
              onChange={(value) =>
                change({ stage: FUNNEL_STAGES.find((known) => known === value) ?? EMPTY_FORM.stage })
              }
            />
            <Select
              label={m.maturity}
              allowDeselect={false}
              data={AUDIENCE_MATURITIES.map((value) => ({ value, label: m[`maturity_${value}`] }))}
              value={values.maturity}
              onChange={(value) =>
                change({
                  maturity: AUDIENCE_MATURITIES.find((known) => known === value) ?? EMPTY_FORM.maturity,
                })
              }
            />
          </>
        ) : null}
        <CompetitorsField
          className={classes.wide}
          value={values.competitors}
          onChange={(competitors) => change({ competitors })}
        />
      </form>
      {/* Pasting has its own form, and forms must not be nested. */}
      <CompetitorPagesField pages={values.pages} onChange={(pages) => change({ pages })} />
      {objections.length > 0 ? (
        <p role="alert" className={classes.alert}>
          {objections.map((objection) => m[objection]).join(' ')}
        </p>
      ) : null}
      {making.failure ? (
        <p role="alert" className={classes.alert}>
          {failureText(making.failure, m.makeFailed)}
        </p>
      ) : null}
      {making.isRunning ? (
        <ProgressView
          step={making.progress?.step ?? m.making}
          done={making.progress?.done ?? 0}
          total={making.progress?.total ?? 0}
          cancelLabel={m.cancel}
          onCancel={making.cancel}
        />
      ) : (
        <div className={classes.submit}>
          <Button
            type="submit"
            form={formId}
            leftSection={<IconListTree size={17} />}
            aria-describedby={hintId}
          >
            {m.make}
          </Button>
          <UsageHint kind="ai" id={hintId} />
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={m.replaceTitle}
        confirmLabel={m.replace}
        cancelLabel={m.cancel}
        isDestructive
        onConfirm={() => {
          setAsking(false);
          void making.make(values);
        }}
        onCancel={() => setAsking(false)}
      >
        {m.replaceText}
      </ConfirmDialog>
    </section>
  );
}
