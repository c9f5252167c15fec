import { isOutdated } from '#domain/combat/npc/renew.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { RefreshCw } from 'lucide-react';

interface EditedCreaturesProps {
  campaignId: string;
  /** Creatures of homebrew in the fight, with the entry that each is of. */
  creatures: readonly { one: Combatant; source: string }[];
  doing: Doing;
}

const blockOf = (campaignId: string, id: string) =>
  calls.combat.findMonsters.queryOptions({ input: { campaignId, id }, staleTime: Infinity });

/** Says which creatures fight with other numbers than their entries have by now, and renews them. */
export function EditedCreatures({ campaignId, creatures, doing }: EditedCreaturesProps) {
  const sources = [...new Set(creatures.map(({ source }) => source))];
  const { data = [] } = useQuery({
    queryKey: [...calls.combat.findMonsters.key({ input: { campaignId } }), sources],
    queryFn: async () => {
      const found = await Promise.allSettled(sources.map((id) => queryClient.fetchQuery(blockOf(campaignId, id))));
      return found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    },
    staleTime: Infinity,
  });
  const written = new Map(data.flatMap(({ monsters, numbers }) => monsters.map((block) => [block.id, numbers] as const)));
  const edited = creatures.flatMap(({ one, source }) => {
    const numbers = written.get(source)?.[one.inLair === true ? 'home' : 'away'];
    return numbers && isOutdated(one, numbers) ? [one] : [];
  });
  if (edited.length === 0) return null;
  return (
    <section
      aria-label="Edited homebrew"
      className="mb-3 flex flex-wrap items-center gap-2 rounded-card border border-candle bg-candle-wash px-4 py-3 text-control"
    >
      <p className="min-w-0 flex-1 basis-52">
        The homebrew of {edited.map(({ name }) => name).join(', ')} was edited since the fight began with it.
      </p>
      {edited.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          size="sm"
          disabled={doing.busy}
          icon={<RefreshCw aria-hidden />}
          onClick={() => void doing.step({ name: 'renew', targetId: id })}
        >
          Renew {name}
        </Button>
      ))}
    </section>
  );
}
