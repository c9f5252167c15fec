import { EncounterBuilder } from '#web/features/encounters/encounter-builder.tsx';
import { Page } from '#web/ui/page.tsx';
import { Suspense, lazy } from 'react';

const dialogs = () => import('#web/features/combat/stat-block/stat-block-dialog.tsx');
const StatBlockDialog = lazy(() => dialogs().then((module) => ({ default: module.StatBlockDialog })));
const SrdBlockDialog = lazy(() => dialogs().then((module) => ({ default: module.SrdBlockDialog })));

/** Builds encounters within a budget, for whoever comes; a Dungeon Master puts them straight into the fight of a campaign. */
export function ToolsEncounters() {
  return (
    <Page title="Encounter Builder" lead="Who the party meets, and how hard it will be, by the budget of the rules.">
      <EncounterBuilder
        drawStatBlock={({ id, name }, campaignId, onClose) => (
          <Suspense>
            {campaignId === null ? (
              <SrdBlockDialog key={id} {...{ source: id, name, onClose }} />
            ) : (
              <StatBlockDialog key={id} {...{ campaignId, source: id, name, onClose }} />
            )}
          </Suspense>
        )}
      />
    </Page>
  );
}
