import { beaconScript } from '../../apps/server/src/features/analytics/index.ts';

/**
 * A public page without its own search form and script. Its policy allows no others, so the rest must contain nothing
 * executable. A script with a different text is left in.
 */
export function removeOwnScripts(html: string): string {
  return html
    .replace(/<form class="find" action="\/sites\/[^"]*" method="get">[^]*?<\/form>/, '')
    .replace(/<script data-page="[0-9a-f-]{36}">([^]*?)<\/script>/, (whole, script) =>
      script === beaconScript ? '' : whole,
    );
}
