import { openPlaces } from '#web/features/characters/away/open-places.ts';
import { isAway } from '#web/features/characters/place.ts';
import { PrintScreen } from '#web/features/characters/print/print-screen.tsx';
import { Page } from '#web/ui/page.tsx';
import { useSearch } from '#web/ui/router/router-view.tsx';

openPlaces();

/** The sheet of a hero away from tables as a browser prints it, or saves it as PDF. */
export function ToolsCharacterPrint() {
  const { on = '', hero = '' } = useSearch();
  return (
    <Page title="Character Sheet" hideTitle>
      <PrintScreen campaignId={isAway(on) ? on : 'device'} characterId={hero} />
    </Page>
  );
}
