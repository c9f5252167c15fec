import { MapBuilder } from '#web/features/battle-map/builder/map-builder.tsx';
import { Page } from '#web/ui/page.tsx';

/** Draws maps, for whoever comes. */
export function ToolsMaps() {
  return (
    <Page title="Map Builder" lead="Draw battle maps away from a table. They stay on this device until you put them into a campaign.">
      <MapBuilder />
    </Page>
  );
}
