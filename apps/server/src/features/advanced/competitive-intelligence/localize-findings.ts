import type {
  CompetitorAlert,
  CompetitorAlerts,
  CompetitorStrategyResult,
  ContentFreshness,
} from '@pagewright/contract/advanced';
import type { FreshnessAction, FreshnessCode, StrategyFinding } from '@pagewright/engine';
import { MESSAGE_CODES } from './messages.en.ts';
import { intelligenceMessages } from './messages.ts';

type Strategy = CompetitorStrategyResult['strategy'];

/** Localizes a change to the current language; one from an older version stays as it was worded. */
export function localizeAlert<Alert extends CompetitorAlert>(alert: Alert): Alert {
  const { type: code, targetedKeywords } = alert;
  // Alerts stored by older versions have no values.
  const values = alert.values ?? null;
  return values === null
    ? alert
    : { ...alert, message: intelligenceMessages.alert({ code, values, targetedKeywords }) };
}

/** Localizes all changes of a result. */
export function localizeAlerts(result: CompetitorAlerts): CompetitorAlerts {
  return { ...result, alerts: result.alerts.map(localizeAlert) };
}

/** Localizes the description of a competitor to the current language. */
export function localizeStrategy(strategy: Strategy): Strategy {
  const { strengths, weaknesses } = strategy;
  return {
    ...strategy,
    strengths: strengths.map(localizeFinding),
    weaknesses: weaknesses.map(localizeFinding),
  };
}

function localizeFinding<Finding extends Strategy['strengths'][number]>(finding: Finding): Finding {
  const { code, values } = finding;
  if (values === null || !isOfStrategy(code)) return finding;
  return { ...finding, message: intelligenceMessages.strategy({ code, values }) };
}

/** Localizes the reasons to update pages to the current language. */
export function localizeFreshness(result: ContentFreshness): ContentFreshness {
  return {
    ...result,
    updatePriority: result.updatePriority.map((row) => ({
      ...row,
      reasons: row.reasons.map((reason, at) => {
        const { code = '', values = null } = row.findings?.[at] ?? {};
        return values !== null && isOfFreshness(code)
          ? intelligenceMessages.freshness({ code, values })
          : reason;
      }),
      suggestedActions: row.suggestedActions.map((said, at) => {
        const action = row.actions?.[at] ?? '';
        return isAction(action) ? intelligenceMessages.action(action) : said;
      }),
    })),
  };
}

const isOfStrategy = (code: string): code is StrategyFinding['code'] => MESSAGE_CODES.strategy.has(code);
const isOfFreshness = (code: string): code is FreshnessCode => MESSAGE_CODES.freshness.has(code);
const isAction = (code: string): code is FreshnessAction => MESSAGE_CODES.action.has(code);
