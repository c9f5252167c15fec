import { isDm } from '#domain/campaign/seat.ts';
import { openOf } from '#domain/check/damage-taken.ts';
import { askOnce } from '#web/features/characters/ask-once.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';
import type { SaveShown } from '#web/features/chat/message/roll-tools.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { undoInFight } from './applied-damage.ts';
import { AppliedLine } from './applied-line.tsx';

type Damage = readonly { amount: number; type: string }[];
const listed = (damage: Damage) => damage.map(({ amount, type }) => `${amount} ${type}`).join(' and ');

/** What somebody has taken, in words: "5 fire damage and Asleep to Tov". */
function takenText({ damage, effects = [] }: { damage: Damage; effects?: readonly string[] | undefined }, name: string): string {
  const dealt = damage.length > 0 ? [`${listed(damage)} damage`] : [];
  return `${[...dealt, ...effects].join(' and ')} to ${name}`;
}

/**
 * What a hero takes after a save against a spell, damage and what a failure leaves, at one press, and what takes it back, for whoever leads and their player.
 * Everybody sees that it was applied: the card says so.
 */
export function SavedDamage({ message, cause, roller, table, onApply }: SaveShown) {
  const { characterId, name, userId, applied } = roller;
  const { campaignId } = message;
  const applying = useMutation({ mutationFn: (who: string) => onApply(who) });
  const isLeader = table.participants.some((each) => each.userId === table.me && isDm(each.seat));
  const mayAct = userId === table.me || isLeader;
  const open = openOf({ cause }, roller);
  const effects = open?.effects.map((each) => each.name) ?? [];
  const what = [...(open && open.damage.length > 0 ? [listed(open.damage)] : []), ...effects].join(' and ');
  if (characterId === null) return <TakenInFight {...{ campaignId, roller }} mayAct={isLeader} />;
  const undo = async (position: number) =>
    takeSheet(
      await askOnce({ campaignId, id: characterId }, { undo: position }, (id) =>
        api.characters.undo({ campaignId, characterId, id, position }),
      ),
    );
  return (
    <div className="w-full empty:hidden">
      {open !== null && mayAct && (
        <Button
          variant="outline"
          size="sm"
          className="!min-h-9 narrow:!min-h-11"
          aria-label={`Apply ${effects.length === 0 ? 'the damage' : what} to ${name}`}
          busy={applying.isPending}
          onClick={() => applying.mutate(characterId)}
        >
          Apply {what}
        </Button>
      )}
      {applied && <AppliedLine text={takenText(applied, name)} onUndo={mayAct ? undoOf(applied.position, undo) : null} />}
    </div>
  );
}

/** What a creature of a fight has taken; whoever leads takes it back as the last step of the fight. */
function TakenInFight({
  campaignId,
  roller: { name, applied },
  mayAct,
}: Pick<SaveShown, 'roller'> & { campaignId: string; mayAct: boolean }) {
  if (!applied) return null;
  const undo = async (position: number) => undoInFight(campaignId, position);
  return (
    <div className="w-full">
      <AppliedLine text={takenText(applied, name)} onUndo={mayAct ? undoOf(applied.position, undo) : null} />
    </div>
  );
}

/** What takes a change back; null where there is none. */
const undoOf = (position: number | null, undo: (position: number) => Promise<void>) => (position === null ? null : () => undo(position));
