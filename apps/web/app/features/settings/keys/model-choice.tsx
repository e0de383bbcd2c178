import { Select } from '@mantine/core';
import type { Settings } from '@pagewright/contract/settings';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { settingsMessages } from '../messages.ts';
import { useSaveSettings } from '../use-save-settings.ts';
import classes from '../settings.module.css';

interface ModelChoiceProps {
  readonly models: Settings['models'];
  readonly mayChange: boolean;
}

/** Value of the automatic choice. */
const AUTOMATIC = '';

/** The model to use: the first available or a specific one. Applies immediately. */
export function ModelChoice({ models: { choice, available }, mayChange }: ModelChoiceProps) {
  const m = useMessages(settingsMessages);
  const { isSaving, save } = useSaveSettings();
  if (available.length === 0 && choice === null) return <p className={classes.note}>{m.noModel}</p>;
  const offers = available.map(({ id, name, isOwn }) => ({
    value: id,
    label: isOwn ? m.ownModel(name) : name,
  }));
  const isGone = choice !== null && !available.some(({ id }) => id === choice);
  const data = [
    { value: AUTOMATIC, label: m.automatic },
    ...new Map(offers.toReversed().map((offer) => [offer.value, offer])).values(),
    ...(isGone ? [{ value: choice, label: m.goneModel(getModelName(choice)) }] : []),
  ];

  function choose(value: string): void {
    const next = value === AUTOMATIC ? null : value;
    const name = next === null ? m.automatic : getModelName(next);
    void save({ models: { choice: next } }, { models: { choice } }, m.modelChosen(name));
  }

  return (
    <Select
      label={m.model}
      description={choice === null ? m.automaticHelp : m.chosenHelp}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={data}
      allowDeselect={false}
      disabled={!mayChange || isSaving}
      value={choice ?? AUTOMATIC}
      onChange={(value) => choose(value ?? AUTOMATIC)}
    />
  );
}

/** The model name in an ID of the form `<vendor>/<model>`. */
function getModelName(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
