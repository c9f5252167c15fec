import { MapBuilder } from '#web/features/battle-map/builder/map-builder.tsx';
import { useState } from 'react';
import { Page } from '#web/ui/page.tsx';

/** Draws maps, for whoever comes. */
export function ToolsMaps() {
  const [slot, setSlot] = useState<Element | null>(null);
  return (
    <Page title="Map Builder" lead="Maps of your own, kept on this device." actions={<div ref={setSlot} className="contents" />}>
      <MapBuilder slot={slot} />
    </Page>
  );
}
