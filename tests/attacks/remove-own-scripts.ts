import { beaconScript } from '../../apps/server/src/features/analytics/index.ts';

/**
 * A public page without the search form and the script that it has on purpose: its policy allows no other, so what is left
 * must hold nothing that runs. A script of another text stays.
 */
export function removeOwnScripts(html: string): string {
  return html
    .replace(/<form class="find" action="\/sites\/[^"]*" method="get">[^]*?<\/form>/, '')
    .replace(/<script data-page="[0-9a-f-]{36}">([^]*?)<\/script>/, (whole, script) =>
      script === beaconScript ? '' : whole,
    );
}
