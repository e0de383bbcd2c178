import { useMessages } from '../../../lib/messages/use-messages.ts';
import type { SearchResultWidths } from '../../scoring/index.ts';
import { editorMessages } from './messages.ts';
import classes from './search-preview.module.css';

interface SearchPreviewProps {
  readonly title: string;
  readonly description: string;
  /** The URL as shown on a results page. */
  readonly address: string;
  readonly widths: SearchResultWidths | null;
}

/** Preview of the item on a results page, with the widths that determine truncation. */
export function SearchPreview({ title, description, address, widths }: SearchPreviewProps) {
  const m = useMessages(editorMessages);
  return (
    <figure className={classes.preview} aria-label={m.preview}>
      <p className={classes.address}>{address}</p>
      <p className={classes.title}>{title || m.previewNoTitle}</p>
      <p className={classes.description}>{description || m.previewNoDescription}</p>
      {widths ? (
        <figcaption className={classes.widths}>
          <Width label={m.metaTitle} found={widths.title} most={widths.titleMaximum} />
          <Width label={m.metaDescription} found={widths.description} most={widths.descriptionMaximum} />
        </figcaption>
      ) : null}
    </figure>
  );
}

function Width({
  label,
  found,
  most,
}: {
  readonly label: string;
  readonly found: number;
  readonly most: number;
}) {
  const m = useMessages(editorMessages);
  return (
    <span className={classes.width} data-is-over={found > most || undefined}>
      <span>{label}</span>
      <meter className={classes.meter} min={0} max={most} value={Math.min(found, most)} aria-label={label} />
      <span>{m.pixels(found, most)}</span>
    </span>
  );
}
