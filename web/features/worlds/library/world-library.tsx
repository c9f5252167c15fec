import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { useState } from 'react';
import { DeletedWorlds } from './deleted-worlds.tsx';
import { DeleteWorldDialog } from '#web/features/worlds/deletion/delete-world-dialog.tsx';
import { useWorldsLive } from '#web/features/worlds/use-worlds.ts';
import { WorldList } from './world-list.tsx';

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'own', label: 'Your own' },
  { id: 'joined', label: 'Joined' },
  { id: 'deleted', label: 'Recently deleted' },
] as const;

interface WorldLibraryProps {
  look: 'cards' | 'rows';
  /** Which worlds are shown, as the address says; all for anything else. */
  which: string | undefined;
  onWhich: (which: string) => void;
}

/** Every world in sight, by whose it is, and one’s own that can still be taken back. */
export function WorldLibrary({ look, which, onWhich }: WorldLibraryProps) {
  const { id } = usePerson();
  const [doomed, setDoomed] = useState<{ id: string; name: string } | null>(null);
  useWorldsLive(id);
  const shown = tabs.find((tab) => tab.id === which)?.id ?? 'all';
  return (
    <Tabs value={shown} onChange={onWhich} className="flex flex-col gap-6">
      <TabList label="Which worlds" tabs={tabs} />
      <TabPanel id={shown}>
        {shown === 'deleted' ? <DeletedWorlds /> : <WorldList look={look} share={shown} onDelete={setDoomed} />}
      </TabPanel>
      <DeleteWorldDialog world={doomed} onClose={() => setDoomed(null)} />
    </Tabs>
  );
}
