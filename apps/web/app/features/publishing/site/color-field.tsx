import { TextInput } from '@mantine/core';
import { isColor, SITE_GROUNDS } from '@pagewright/contract/publishing/contrast';
import { SITE_LIMITS } from '@pagewright/contract/publishing/site-limits';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { siteMessages } from './messages.ts';
import classes from '../publishing.module.css';

/** Default link color. */
const USUAL = { light: '#0f6b5c', dark: '#3fb59e' } as const;

interface ColorFieldProps {
  readonly scheme: 'light' | 'dark';
  readonly label: string;
  readonly pickLabel: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (colour: string) => void;
}

/** A color by code or the browser's picker, with a sample link. */
export function ColorField({ scheme, label, pickLabel, value, error, onChange }: ColorFieldProps) {
  const m = useMessages(siteMessages);
  const shown = error === null && isColor(value) ? value : USUAL[scheme];
  return (
    <div>
      <TextInput
        label={label}
        description={m.colourHelp}
        placeholder={USUAL[scheme]}
        maxLength={SITE_LIMITS.colour}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
        rightSection={
          <input
            type="color"
            className={classes.swatch}
            aria-label={pickLabel}
            value={isColor(value) ? value : USUAL[scheme]}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
      />
      <p className={classes.sample} style={{ background: SITE_GROUNDS[scheme][0], color: shown }}>
        <span>{m.sample}</span>
      </p>
    </div>
  );
}
