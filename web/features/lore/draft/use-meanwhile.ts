import type { Change } from '#domain/world/lore/change.ts';
import type { LoreFields } from '#domain/world/lore/entry.ts';
import { calls } from '#web/lib/api.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { otherWriter } from './other-writer.ts';

const none: readonly Change[] = [];
type Field = keyof LoreFields;

/** Says of each field that others changed while one writes it who that was, and what becomes of one's words. */
export function useMeanwhile(worldId: string, entryId: string, meanwhile: readonly Field[]): (field: Field) => string | undefined {
  const { id } = usePerson();
  const enabled = meanwhile.length > 0;
  const { data: changes = none } = useQuery(calls.lore.history.queryOptions({ input: { worldId, entryId }, enabled }));
  return (field) => {
    if (!meanwhile.includes(field)) return undefined;
    const who = otherWriter(changes, field, id) ?? 'Somebody else';
    return `${who} changed this while you were writing. Your text is kept, and saving merges both versions.`;
  };
}
