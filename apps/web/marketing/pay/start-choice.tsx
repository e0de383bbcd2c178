import type { PlanDates, PlanStart } from '@pagewright/contract/payment';
import type { BillingCycle, PlanName } from '@pagewright/contract/plans';
import { useId, useState, type ReactNode } from 'react';
import { pageLanguage } from '../language/page-language.ts';
import { paySentences } from './pay-sentences.ts';

type Dates = PlanDates['plans'][number];

const day = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'medium' });
const write = (moment: string): string => day.format(new Date(moment));

interface StartChoiceProps {
  readonly dates: PlanDates | null;
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  /** The payment button, given the choice. */
  readonly children: (start: PlanStart) => ReactNode;
}

/** Shows the period a plan would cover, asks during a trial whether to start it at once, and shows the button. */
export function StartChoice({ dates, plan, cycle, children }: StartChoiceProps) {
  const [start, setStart] = useState<PlanStart>('trial_end');
  const own = (dates?.plans ?? []).filter(
    ({ planName, billingCycle }) => planName === plan && billingCycle === cycle,
  );
  const [first] = own;
  if (first?.isCovered) return <p className="pay-note">{paySentences.covered}</p>;
  const trialEnd = dates?.trialEndDate ?? null;
  return (
    <>
      {trialEnd !== null && own.length > 1 ? (
        <Question own={own} trialEnd={trialEnd} chosen={start} onChoose={setStart} />
      ) : first ? (
        <p className="pay-dates">{paySentences.runs(write(first.startDate), write(first.endDate))}</p>
      ) : null}
      {children(trialEnd === null ? 'trial_end' : start)}
    </>
  );
}

interface QuestionProps {
  readonly own: readonly Dates[];
  readonly trialEnd: string;
  readonly chosen: PlanStart;
  readonly onChoose: (start: PlanStart) => void;
}

function Question({ own, trialEnd, chosen, onChoose }: QuestionProps) {
  const name = useId();
  return (
    <fieldset className="pay-start">
      <legend>{paySentences.startQuestion}</legend>
      {own.map(({ start, startDate, endDate }) => {
        const [from, until] = [write(startDate), write(endDate)];
        return (
          <label key={start}>
            <input type="radio" name={name} checked={chosen === start} onChange={() => onChoose(start)} />
            <span>
              {start === 'now' ? paySentences.atOnce(from, until) : paySentences.atTrialEnd(from, until)}
              {start === 'now' ? <small>{paySentences.givesUp(write(trialEnd))}</small> : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
