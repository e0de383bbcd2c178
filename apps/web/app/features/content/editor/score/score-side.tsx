import type { ScoredFields } from '@pagewright/contract/score';
import type { SavedBrief } from '@pagewright/contract/strategy';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EvidenceState, LiveScore } from '../../../scoring/index.ts';
import { PassageDuel } from '../duel/passage-duel.tsx';
import { useDuelRequest } from '../duel/use-duel-request.ts';
import { ComparedPages } from '../evidence/compared-pages.tsx';
import { evidenceKey } from '../evidence/evidence-key.ts';
import { Research } from '../evidence/research.tsx';
import { useResearch } from '../evidence/use-research.ts';
import type { EditorRange } from '../rich-text/highlight-places.ts';
import type { ShownPlaces } from './finding-row.tsx';
import { ScorePanel } from './score-panel.tsx';
import { useServerScore } from './use-server-score.ts';

interface ScoreSideProps {
  readonly article: ScoredFields;
  /** Length of the text. */
  readonly characters: number;
  /** Null for an unsaved item. */
  readonly itemId: string | null;
  readonly comparison: EvidenceState;
  readonly score: LiveScore | null;
  /** The item's brief, whose questions also appear in the duel and whose terms come first. */
  readonly brief: SavedBrief | null;
  readonly isReadOnly: boolean;
  /** Returns the ID of the item, saving it first if it is new; null if that fails. */
  readonly ensureSaved: () => Promise<string | null>;
  readonly shownCode: string | null;
  readonly onShow: (assessment: ShownPlaces) => void;
  /** Jumps to places in the text. */
  readonly onJump: (ranges: readonly EditorRange[]) => void;
}

/** The score next to the form, with its evidence and ways to change it. */
export function ScoreSide(props: ScoreSideProps) {
  const { article, characters, itemId, comparison, score, brief, isReadOnly, ensureSaved } = props;
  const queries = useQueryClient();
  const { evidence } = comparison;
  const keyword = article.primaryKeyword.trim();
  const pagesKey = evidenceKey(evidence);
  const server = useServerScore(article, { characters, contentId: itemId, pages: pagesKey });
  const researching = useResearch(article, {
    contentId: itemId,
    // The lists also show a new score now.
    onDone: () => void queries.invalidateQueries({ queryKey: ['api', 'content'] }),
  });
  const briefQuestions = useMemo(() => brief?.findings.questions.map(({ text }) => text) ?? [], [brief]);
  const briefTerms = useMemo(
    () => (brief === null ? null : new Set(brief.findings.terms.map(({ key }) => key))),
    [brief],
  );
  const duelRequest = useDuelRequest({ itemId, comparison, isReadOnly });
  const research = (
    <Research
      research={evidence?.research ?? null}
      hasKeyword={keyword !== ''}
      isReadOnly={isReadOnly}
      researching={researching}
    />
  );
  const duel = (
    <PassageDuel
      request={duelRequest}
      requestedId={itemId}
      keyword={keyword}
      evidenceKey={pagesKey}
      content={article.content}
      briefQuestions={briefQuestions}
      ensureSaved={ensureSaved}
      onJump={props.onJump}
    />
  );
  return (
    <ScorePanel
      score={score}
      server={server}
      compared={
        <ComparedPages
          state={comparison}
          research={research}
          actions={duel}
          isReadOnly={isReadOnly}
          ensureSaved={ensureSaved}
        />
      }
      briefTerms={briefTerms}
      shownCode={props.shownCode}
      onShow={props.onShow}
    />
  );
}
