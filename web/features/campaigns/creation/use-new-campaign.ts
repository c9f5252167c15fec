import type { RuleSet } from '#domain/character/character.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';

interface Draft {
  worldId: string;
  name: string;
  /** The world that the address named when one was chosen by hand: it no longer decides. */
  passed: string;
  ruleSet: RuleSet;
}

const blank: Draft = { worldId: '', name: '', passed: '', ruleSet: 'srd' };

function read(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null || !('worldId' in value) || !('name' in value)) return null;
  const { worldId, name } = value;
  const passed = 'passed' in value && typeof value.passed === 'string' ? value.passed : '';
  return typeof worldId === 'string' && typeof name === 'string'
    ? { worldId, name, passed, ruleSet: 'ruleSet' in value && value.ruleSet === 'quick' ? 'quick' : 'srd' }
    : null;
}

/**
 * The campaign that is being opened, kept over a reload until it is. Until a world is chosen by hand, the one that the
 * address names is chosen; of a single world, that one.
 */
export function useNewCampaign(worlds: readonly { id: string }[], wanted = '') {
  const [draft, setDraft] = useSessionStorage('new-campaign', blank, read);
  const isKnown = (wantedId: string) => worlds.some(({ id }) => id === wantedId);
  const only = worlds.length === 1 ? (worlds[0]?.id ?? '') : '';
  const chosen = isKnown(draft.worldId) ? draft.worldId : only;
  return {
    worldId: draft.passed !== wanted && isKnown(wanted) ? wanted : chosen,
    name: draft.name,
    ruleSet: draft.ruleSet,
    choose: (worldId: string) => setDraft((now) => ({ ...now, worldId, passed: wanted })),
    rename: (name: string) => setDraft((now) => ({ ...now, name })),
    rule: (ruleSet: RuleSet) => setDraft((now) => ({ ...now, ruleSet })),
    forget: () => setDraft(() => blank),
  };
}
