import { useKept } from '#web/lib/use-kept.ts';

interface Draft {
  worldId: string;
  name: string;
}

const blank: Draft = { worldId: '', name: '' };

function read(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null || !('worldId' in value) || !('name' in value)) return null;
  const { worldId, name } = value;
  return typeof worldId === 'string' && typeof name === 'string' ? { worldId, name } : null;
}

/** The campaign that is being opened: kept over a reload until it is. Of a single world that one is chosen. */
export function useNewCampaign(worlds: readonly { id: string }[]) {
  const [draft, setDraft] = useKept('new-campaign', blank, read);
  const only = worlds.length === 1 ? (worlds[0]?.id ?? '') : '';
  const known = worlds.some(({ id }) => id === draft.worldId);
  return {
    worldId: known ? draft.worldId : only,
    name: draft.name,
    change: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    forget: () => setDraft(() => blank),
  };
}
