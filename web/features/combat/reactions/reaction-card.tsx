import { withArticle } from '#domain/text/noun-text.ts';
import { savingThrowText } from '#domain/combat/reactions/saving-throw-text.ts';
import type { OpenOffer, OfferedWay } from '#domain/combat/reactions/offer.ts';
import { limits } from '#domain/limits/limits.ts';
import { listText } from '#domain/text/list-text.ts';
import { countText } from '#domain/text/count-text.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';
import { QuestionCard } from './question-card.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

interface ReactionCardProps {
  /** Who is asked. */
  name: string;
  offer: Omit<OpenOffer, 'byId'>;
  /** Who causes it, by name; null for somebody unseen. */
  by: string | null;
  doing: Doing;
  /** Whether the fight may be held until there is an answer: whoever leads may. */
  mayHold?: boolean;
}

/** What is known of an attack that hits: its roll, and once that stands, its damage. */
const hitText = ({ total, damage }: Pick<OpenOffer, 'total' | 'damage'>) =>
  damage !== undefined ? ` for ${damage} damage` : total === null ? '' : `, ${total} in all`;

const happens: Record<OpenOffer['to'], (by: string, offer: Pick<OpenOffer, 'what' | 'total' | 'damage'>) => string> = {
  hit: (by, offer) => `${by} hits with ${offer.what}${hitText(offer)}.`,
  taking: (_, { what, total }) => `${total ?? 0} ${what} damage is about to be taken.`,
  damaged: (by) => `${by} dealt the damage.`,
  anyDamage: (by, { what, total }) => `${by} deals damage with ${what}${total === null ? '' : `, ${total} in all`}.`,
  spell: (by, { what }) => `${by} casts ${what}.`,
  leaving: (by) => `${by} moves out of reach.`,
  anyHit: (by, offer) => `${by} hits: ${offer.what}${hitText(offer)}.`,
  missed: (_, { what, total }) => `${what} misses${total === null ? '' : `, with ${total} in all`}.`,
  failedCheck: (_, { what, total }) => `The check fails: ${what}${total === null ? '' : `, ${total} in all`}.`,
  anyCheck: (by, { what, total }) => `${by} succeeds on a check of ${what}${total === null ? '' : `, ${total} in all`}.`,
  failedSave: (_, { what, total }) => `The ${savingThrowText(what)} fails${total === null ? '' : `, ${total} in all`}.`,
  deflected: (_, { what }) => `Nothing is left of the damage of ${what}. Its force can be turned against somebody else.`,
  landing: (_, { total }) => `${total ?? 0} damage from the fall.`,
  falling: () => 'The hit points drop to 0.',
};

/** What becomes of the d20 that was rolled. */
function d20Text({ set, add, again }: NonNullable<OfferedWay['d20']>): string {
  const changed = set === undefined ? [] : [`the d20 shows ${withArticle(`${set}`)}`];
  const rolled = again === undefined ? [] : [again === 'advantage' ? 'rolled again with advantage' : 'rolled again'];
  const added = add === undefined ? [] : [add.startsWith('-') ? `${add.slice(1)} less on the roll` : `${add} more on the roll`];
  return [...changed, ...rolled, ...added].join(', ');
}

/** What a way does, in a few words. */
function wayText({ misses, less, d20 }: OfferedWay): string {
  if (d20 !== null) return d20Text(d20);
  if (misses !== null) return misses ? 'the attack misses' : 'the attack still hits';
  if (less !== null) return less === 'half' ? 'half of the damage' : `${less} less damage`;
  return '';
}

/** Asks for a reaction before the fight goes on: one press answers, and at the end of the time nothing is done. */
export function ReactionCard({ name, offer, by, doing, mayHold = false }: ReactionCardProps) {
  const [slot, setSlot] = useState<number | null>(null);
  const { reactorId, ways, endsAt, to } = offer;
  const levels = [...new Set(ways.flatMap(({ slots }) => slots))].toSorted((one, other) => one - other);
  const chosen = slot ?? levels[0] ?? 0;
  const answer = (way: OfferedWay | null) => {
    const level = way === null || way.slots.length === 0 ? 0 : way.slots.includes(chosen) ? chosen : (way.slots[0] ?? 0);
    void doing.step({ name: 'react', reactorId, way: way?.key ?? null, slot: level });
  };
  return (
    <QuestionCard
      label={`Reaction of ${name}`}
      title={`${name} may react`}
      time={{ label: 'Time left to react', endsAt, seconds: limits.reactionSeconds }}
    >
      <p className="text-control wrap-anywhere" role="status">
        {happens[to](by ?? 'Somebody unseen', offer)}
      </p>
      {levels.length > 1 && (
        <SelectField label="Spell slot" value={chosen} onChange={(event) => setSlot(Number(event.target.value))}>
          {levels.map((level) => (
            <option key={level} value={level}>
              Level {level}
            </option>
          ))}
        </SelectField>
      )}
      <div role="group" aria-label="Ways to react" className="flex flex-col gap-2">
        {ways.map((way) => (
          <ActionButton key={way.key} name={way.name} off={doing.busy} onPress={() => answer(way)}>
            {wayText(way)}
          </ActionButton>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" busy={doing.busy} onClick={() => answer(null)}>
          {mayHold ? 'Go on without' : 'Do nothing'}
        </Button>
        {mayHold && endsAt !== null && (
          <Button variant="quiet" busy={doing.busy} onClick={() => void doing.step({ name: 'holdReaction' })}>
            Wait
          </Button>
        )}
      </div>
    </QuestionCard>
  );
}

/** Says to everybody else what the fight waits for. */
export function WaitingForReaction({ names, endsAt }: { names: readonly string[]; endsAt: string | null }) {
  const seconds = useSecondsLeft(endsAt, limits.reactionSeconds);
  const whose = names.length === 0 ? 'the Dungeon Master' : listText(names);
  return (
    <p role="status" className="rounded-card border border-candle bg-surface px-4 py-3 text-control">
      Waiting for {whose} to react{seconds === null ? '' : `: ${countText(seconds, 'second')}`}.
    </p>
  );
}
