import { isDm } from '#domain/campaign/seat.ts';
import { damageTaken } from '#domain/check/damage-taken.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import type { SaveShown } from '#web/features/chat/message/roll-tools.ts';
import { useStore } from '#web/lib/store/store.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { applyDamage, appliedDamage } from './applied-damage.ts';
import { AppliedLine } from './applied-line.tsx';

/** The damage that a hero takes after a save against a spell, at one press; and what takes it back. For whoever leads, and their player. */
export function SavedDamage({ message, cause, roller, table }: SaveShown) {
  const { characterId, name, userId } = roller;
  const applied = useStore(appliedDamage, (all) => all.get(message.id))?.filter(({ targetId }) => targetId === characterId) ?? [];
  const taken = (damageTaken(cause, roller) ?? []).filter(({ amount }) => amount > 0);
  const leads = table.participants.some((each) => each.userId === table.me && isDm(each.seat));
  const applying = useMutation({
    mutationFn: async (id: string) => {
      for (const { amount, type } of taken) {
        const known = damageTypes.find((each) => each === type) ?? null;
        await applyDamage(message, [{ id, name, isHero: true }], { way: 'damage', amount, type: known });
      }
    },
    onError: (error) =>
      notify.refusal(error, { title: 'Not applied', sentence: 'The server did not answer. Look at the hit points, then try again.' }),
  });
  if (characterId === null || taken.length === 0 || !(leads || userId === table.me)) return null;
  return (
    <div className="w-full">
      {applied.length === 0 && (
        <Button
          variant="outline"
          size="sm"
          className="!min-h-9 narrow:!min-h-11"
          aria-label={`Apply the damage to ${name}`}
          busy={applying.isPending}
          onClick={() => applying.mutate(characterId)}
        >
          Apply {taken.map(({ amount, type }) => `${amount} ${type}`).join(' and ')}
        </Button>
      )}
      {applied.map((each) => (
        <AppliedLine key={each.key} messageId={message.id} applied={each} />
      ))}
    </div>
  );
}
