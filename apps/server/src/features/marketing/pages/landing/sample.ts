import type { ScoredResult } from '@pagewright/engine';
import { renderMarkdown } from '../../render-markdown.ts';
import { scoreAside } from '../blog/article-score.ts';
import { scoreArticle, type ScoredArticle } from '../blog/score-article.ts';

/** The keyword of the sample. */
export const SAMPLE_KEYWORD = 'rain barrel size';
/** A deliberately weak draft, as a Markdown file and as text typed into the demo. */
export const SAMPLE_TEXT = `# Some thoughts about collecting water

Water that falls on a roof can be collected and it can then be used in the garden during the weeks in which there is no rain, which is something that is being considered by more and more households because watering restrictions are being introduced in many places and because the price of water is being raised by utilities almost every year. It is known that a large part of the water that is used by a household is used outdoors, and a good deal of this is lost to evaporation before it can be taken up by plants. A container that is placed under a downspout is the simplest arrangement that can be imagined, and it is usually supplied with a lid, a screen, a tap and an overflow, all of which should be inspected before the container is put into use for the first time.

The amount that can be collected depends on the area of the roof and on the rain that falls on it. A roof of 500 square feet yields about 311 gallons from one inch of rain, and [the EPA](https://www.epa.gov/soakuptherain/soak-rain-rain-barrels) has advice on setting one up. Because a container of the usual size holds 55 gallons, it is filled by less than a fifth of an inch. Whatever comes after that is lost through the overflow unless a second container is connected to the first, and it should be ensured that this water is led away from the foundation of the house, as damage can otherwise be caused over the years by the moisture that collects there.

The container should be placed on blocks, since the pressure at the tap is determined by the height of the water above it, and it should be ensured that the ground is level and firm, because a full container of the usual size is very heavy and can cause injury if it is tipped over. A screen should be fitted so that leaves and mosquitoes are kept out. In winter the container should be emptied and the downspout should be reconnected, since the walls of the container can be split by ice. Water from a roof should not be drunk and it should not be used on leaves that are eaten raw.
`;

const [firstLine = '', ...lines] = SAMPLE_TEXT.split('\n');
/** The title of the sample. */
export const SAMPLE_TITLE = firstLine.replace(/^# /, '');

let known: ScoredResult | null = null;

/** The score of the sample from the engine of the demo, so both match. */
export function sampleScore(): ScoredResult {
  return (known ??= scoreArticle(scored()));
}

/** Scores the sample in a worker thread, so `sampleScore` does not have to. If the thread fails, that computes it. */
export async function prepareSampleScore(): Promise<void> {
  known ??= await scoreAside(scored()).catch(() => null);
}

function scored(): ScoredArticle {
  return {
    title: SAMPLE_TITLE,
    content: renderMarkdown(lines.join('\n')).body.text,
    primaryKeyword: SAMPLE_KEYWORD,
  };
}
