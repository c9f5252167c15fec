import type { Message } from '#domain/chat/message.ts';
import type { AskedCheck } from '#domain/check/check.ts';
import { creaturesOpen, openOf } from '#domain/check/damage-taken.ts';
import { countText } from '#domain/text/count-text.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Swords } from 'lucide-react';
import type { CheckActions } from './check-actions.ts';

interface ApplyAllProps {
  message: Message;
  check: AskedCheck;
  me: string;
  leads: boolean;
  actions: CheckActions;
}

/**
 * Deals the damage of a card, and what a failure leaves, at one press to all who have saved: the creatures of the running fight, and of the heroes one’s own, or every
 * one for whoever leads. What reaches a single hero has its button beside the save.
 */
export function ApplyAll({ message, check, me, leads, actions }: ApplyAllProps) {
  const hasCreatures = check.rollers.some(({ creature }) => creature !== undefined);
  const { data } = useQuery(calls.combat.get.queryOptions({ input: { campaignId: message.campaignId }, enabled: hasCreatures }));
  const view = data?.fight?.view.phase === 'running' ? data.fight.view : null;
  const living =
    view?.audience === 'dm' ? view.combatants.filter(({ dead }) => !dead) : view?.combatants.filter((each) => each.health !== 'dead');
  const creatures = creaturesOpen(check, data?.fight?.id ?? '').filter(({ id }) => living?.some((each) => each.id === id));
  const heroes = check.rollers.flatMap((roller) =>
    roller.characterId !== null && (leads || roller.userId === me) && openOf(check, roller) !== null ? [roller.characterId] : [],
  );
  const applying = useMutation({
    mutationFn: (characterId: string) => actions.applyToAll(message, characterId, { creatures: creatures.length > 0, heroes }),
  });
  const { cause } = check;
  const count = creatures.length + heroes.length;
  if (!cause || !(leads || cause.userId === me) || count === 0 || (creatures.length === 0 && count === 1)) return null;
  return (
    <Button
      variant="primary"
      size="sm"
      className="!min-h-9 narrow:!min-h-11"
      icon={<Swords aria-hidden />}
      busy={applying.isPending}
      onClick={() => applying.mutate(cause.characterId)}
    >
      Apply {cause.damage.length > 0 ? 'the damage' : cause.name} to {countText(count, 'target')}
    </Button>
  );
}
