import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Character } from '#domain/character/character.ts';
import { overAt } from '#domain/character/effects/play-clock.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useCards } from '#web/features/characters/use-characters.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const CompanionSheets = lazy(() => import('./companion-sheet.tsx').then((part) => ({ default: part.CompanionSheets })));

interface EffectsProps {
  character: Character;
  /** What the effects are in words. */
  shown: ShownSheet['effects'];
  hand: Hand;
}

/** What spells and features changed for a time: in words, how long, from whom, and how it ends. */
export function Effects({ character, shown, hand }: EffectsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {character.activeEffects.map((effect) => (
        <EffectRow key={effect.id} effect={effect} said={shown[effect.id]} character={character} hand={hand} />
      ))}
      <PastEffects character={character} shown={shown} hand={hand} />
    </ul>
  );
}

/** By what an effect is over outside of a fight. */
function overText({ duration }: ActiveEffect, over: Date): string {
  const time = `over at ${over.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`;
  return duration.kind === 'turn' || (duration.kind === 'time' && duration.unit === 'round') ? `${time} or with the next action` : time;
}

/** What is over by the clock: it counts no longer, unless the table says that it goes on. */
function PastEffects({ character: { pastEffects = [] }, shown, hand }: EffectsProps) {
  return pastEffects.map(({ id, name }) => (
    <li key={`past ${id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 text-control text-ink-soft">
        <span className="font-semibold">{name}</span> is over by the clock ({shown[id]?.lasts}) and counts no longer.
      </p>
      {hand.mayAct &&
        [true, false].map((goesOn) => (
          <Button
            key={`${goesOn}`}
            variant="quiet"
            size="sm"
            disabled={hand.busy}
            onClick={() => void hand.act({ kind: 'judgePastEffect', effectId: id, goesOn })}
          >
            {goesOn ? 'Goes on' : 'Let go'}
            <span className="sr-only">: {name}</span>
          </Button>
        ))}
    </li>
  ));
}

/** When something ends early, as far as a sheet says it. */
function endingText(ending: ActiveEffect['ends'][number]): string[] {
  if (ending.by === 'other') return [ending.what];
  if (ending.by === 'letGo') return ['it is let go'];
  if (ending.by === 'puttingOut') return ['the fire is put out'];
  if (ending.by === 'uncursed') return ['the curse is removed'];
  if (ending.by === 'condition') return [`you are ${ending.condition}`];
  if (ending.by === 'armor') return [`you put on ${ending.heavy ? 'heavy ' : ''}armor`];
  if (ending.by === 'dealingDamage') return ['you deal damage'];
  if (ending.by === 'harmBySide') return ['whoever gave it or a friend of theirs hurts you'];
  if (ending.by === 'giver') return [`whoever gave it is ${ending.is}`];
  return [];
}

interface EffectRowProps {
  effect: ActiveEffect;
  said: ShownSheet['effects'][string] | undefined;
  character: Character;
  hand: Hand;
}

function EffectRow({ effect, said, character, hand }: EffectRowProps) {
  const { data: cards = [] } = useCards(character.campaignId);
  const giver = effect.from === character.id ? undefined : cards.find(({ id }) => id === effect.from)?.name;
  const over = overAt(effect);
  const item = character.inventory.find(({ id }) => id === effect.item)?.name;
  const facts = [
    item === undefined ? [] : `on ${item}`,
    said?.lasts ?? [],
    over ? overText(effect, over) : [],
    effect.held ? 'with concentration' : [],
    giver === undefined ? [] : `from ${giver}`,
  ].flat();
  const ends = effect.ends.flatMap(endingText);
  const { saveEnds } = effect;
  const savedAt = saveEnds === null || saveEnds.at === 'damage' ? null : saveEnds;
  return (
    <li className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-control font-semibold">{effect.name}</p>
        {said && said.lines.length > 0 && <p className="text-control text-ink-soft">{said.lines.join('; ')}</p>}
        <p className="text-note text-ink-soft">
          {facts.join(', ')}
          {ends.length > 0 && `. Ends early if: ${ends.join('; ')}`}.
          {savedAt && ` ${capitalize(savedAt.ability)} save DC ${savedAt.dc} at the ${savedAt.at ?? 'end'} of each turn.`}
        </p>
        {effect.companions !== undefined && (
          <Suspense>
            <CompanionSheets campaignId={character.campaignId} companions={effect.companions} hand={hand} />
          </Suspense>
        )}
      </div>
      {hand.mayAct && savedAt && (
        <Button
          variant="outline"
          size="sm"
          disabled={hand.busy}
          onClick={() => void hand.act({ kind: 'saveAgainst', effectId: effect.id })}
        >
          Save<span className="sr-only"> against {effect.name}</span>
        </Button>
      )}
      {hand.mayAct && (
        <Button
          variant="quiet"
          size="sm"
          disabled={hand.busy}
          icon={<X aria-hidden />}
          onClick={() => void hand.act({ kind: 'endEffect', effectId: effect.id })}
        >
          End<span className="sr-only"> {effect.name}</span>
        </Button>
      )}
    </li>
  );
}
