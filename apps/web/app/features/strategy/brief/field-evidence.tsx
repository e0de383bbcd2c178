import type { BriefEvidence, BriefField, Ground } from '@pagewright/contract/strategy';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { codeLabel } from '../../../lib/messages/code-label.ts';
import { intentSignMessages } from '../../../lib/search-intents/intent-sign-messages.ts';
import { strategyMessages } from '../messages.ts';
import { groundMessages } from './evidence-messages.ts';
import classes from '../strategy.module.css';

interface FieldEvidenceProps {
  readonly field: BriefField;
  readonly grounds: readonly Ground[];
  readonly pages: BriefEvidence['pages'];
  readonly isEdited: boolean;
}

/** A field's evidence, expandable; each fact with its source page. */
export function FieldEvidence({ field, grounds, pages, isEdited }: FieldEvidenceProps) {
  const m = useMessages(strategyMessages);
  const sentences = useMessages(groundMessages);
  const signNames = useMessages(intentSignMessages);
  const withSign = (ground: Ground): Ground => ({
    ...ground,
    text: codeLabel(signNames, ground.text ?? '', ground.text ?? ''),
  });
  const own = grounds.filter((ground) => ground.field === field);
  if (own.length === 0 && !isEdited) return null;
  return (
    <details className={classes.grounds}>
      <summary>
        <span aria-hidden="true">{m.evidence(own.length)}</span>
        <span className="visually-hidden">{m.evidenceFor(m[`field_${field}`])}</span>
      </summary>
      <ul>
        {isEdited ? <li>{m.editedByYou}</li> : null}
        {own.map((ground) => {
          const page = ground.page === null ? undefined : pages[ground.page];
          const say = Object.hasOwn(sentences, ground.code)
            ? sentences[ground.code as keyof typeof sentences]
            : null;
          return (
            <li key={`${ground.code} ${ground.text} ${ground.detail} ${ground.page}`}>
              {say ? say(ground.code === 'intent_sign' ? withSign(ground) : ground) : ground.code}
              {page ? (
                <>
                  {' '}
                  <PageName title={page.title} url={page.url} />
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** A page's title, linked to the page. */
export function PageName({ title, url }: { readonly title: string; readonly url: string | null }) {
  const m = useMessages(strategyMessages);
  const name = title || url || m.untitled;
  if (url === null) return <span className={classes.quiet}>{name}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {name}
    </a>
  );
}
