import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { useState } from 'react';
import type { RefusedActs } from './why-not.ts';

interface StandUpProps {
  /** Who acts. */
  actorId: string;
  refused: RefusedActs;
  doing: Doing;
}

/** First in the turn of whoever is prone: getting up, and what lying there does. It stays in its place once it was offered. */
export function StandUp({ actorId, refused, doing }: StandUpProps) {
  const isPossible = !refused.has('standUp');
  const [isMet, meet] = useState(isPossible);
  if (isPossible && !isMet) meet(true);
  if (!isMet) return null;
  const press = () => doing.step({ name: 'act', actorId, action: 'standUp', targetIds: [], skill: null, text: '' });
  const aside = refused.get('standUp');
  return (
    <ActionButton name="Stand up" {...(aside !== undefined && { aside })} off={doing.busy || !isPossible} onPress={() => void press()}>
      half of the speed · prone, your attacks have disadvantage, and those on you from within 5 feet advantage
    </ActionButton>
  );
}
