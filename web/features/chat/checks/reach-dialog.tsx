import type { AskedCheck } from '#domain/check/check.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { numbered } from '#domain/text/distinct-names.ts';
import { calls } from '#web/lib/api.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { wholeIn } from './ask-draft.ts';
import type { Reached } from './check-actions.ts';
import { useFightCreatures } from './fight-creatures.ts';
import { HeroChoice } from './hero-choice.tsx';

interface ReachDialogProps {
  campaignId: string;
  /** The save that is asked for, and who is asked already. */
  check: Pick<AskedCheck, 'what' | 'rollers'>;
  /** Whether creatures that stand in no fight can be named: whoever leads does. */
  namesCreatures: boolean;
  /** Answers whether it was done. */
  onReach: (reached: Reached) => Promise<boolean>;
  onClose: () => void;
}

interface CreatureDraft {
  name: string;
  modifier: string;
  count: string;
}

/** Creatures as they were typed: several of one name are numbered. Null where a number is none. */
function readCreatures({ name, modifier, count }: CreatureDraft): Reached['creatures'] | null {
  if (name.trim() === '') return [];
  const adds = modifier.trim() === '' ? 0 : wholeIn(modifier, gameLimits.modifierMinimum, gameLimits.modifierMaximum);
  const many = wholeIn(count, 1, gameLimits.heroesAtOnce);
  if (adds === null || many === null) return null;
  return Array.from({ length: many }, (_, place) => ({
    name: many === 1 ? name.trim() : numbered(name.trim(), place + 1),
    modifier: adds,
  }));
}

/** Says whom a spell reaches that forces a save. Enter asks. */
export function ReachDialog({ campaignId, check, namesCreatures, onReach, onClose }: ReachDialogProps) {
  const cards = useQuery(calls.characters.list.queryOptions({ input: { campaignId } })).data ?? [];
  const asked = check.rollers.map(({ characterId }) => characterId);
  const npcs = useFightCreatures(campaignId, check);
  const heroes = cards.filter(({ id, life, isDamaged }) => life !== 'dead' && !isDamaged && !asked.includes(id));
  const [chosen, choose] = useState<readonly string[]>([]);
  const [chosenNpcs, chooseNpcs] = useState<readonly string[]>([]);
  const [creature, setCreature] = useState<CreatureDraft>({ name: '', modifier: '', count: '1' });
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const reaching = useMutation({ mutationFn: onReach, onSuccess: (done) => done && onClose() });
  const submit = () => {
    const typed = namesCreatures ? readCreatures(creature) : [];
    const combatants = npcs.filter(({ id }) => chosenNpcs.includes(id)).map(({ id }) => id);
    const isNobody = chosen.length + combatants.length === 0 && typed?.length === 0;
    setProblem(typed === null ? 'Type whole numbers.' : isNobody ? 'Choose who is reached.' : undefined);
    if (typed !== null && !isNobody) reaching.mutate({ heroes: [...chosen], creatures: typed, combatants });
  };
  return (
    <FormDialog title="Who is reached" action="Ask for saves" busy={reaching.isPending} onClose={onClose} onSubmit={submit}>
      <HeroChoice label="Heroes" heroes={heroes} chosen={chosen} error={problem} onChange={choose} />
      {npcs.length > 0 && <HeroChoice label="In the fight" heroes={npcs} chosen={chosenNpcs} error={undefined} onChange={chooseNpcs} />}
      {namesCreatures && (
        <div className="grid grid-cols-[1fr_5rem_5rem] gap-3">
          <TextField
            label="A creature"
            placeholder="Ogre"
            maxLength={gameLimits.nameLength}
            value={creature.name}
            onChange={(event) => setCreature({ ...creature, name: event.target.value })}
          />
          <TextField
            label="Adds"
            placeholder="+0"
            maxLength={3}
            controlClassName="figures"
            value={creature.modifier}
            onChange={(event) => setCreature({ ...creature, modifier: event.target.value })}
          />
          <TextField
            label="How many"
            inputMode="numeric"
            maxLength={2}
            controlClassName="figures"
            value={creature.count}
            onChange={(event) => setCreature({ ...creature, count: event.target.value })}
          />
        </div>
      )}
    </FormDialog>
  );
}
