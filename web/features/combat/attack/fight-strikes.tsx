import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { fitsSide } from '#domain/combat/sides.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useAround } from '#web/features/combat/around/use-around.ts';
import { figuresOf } from '#web/features/combat/figure.ts';
import { splitLatest } from '#web/features/combat/log-text.ts';
import { aimAt, targetIn } from '#web/features/combat/target.ts';
import { useCombat, useDoing } from '#web/features/combat/use-combat.ts';
import { attackStep, plainSituation } from './situation.ts';

const FightCast = lazy(() => import('#web/features/combat/spells/fight-cast.tsx').then((module) => ({ default: module.FightCast })));
const TargetSheet = lazy(() => import('./target-sheet.tsx').then((module) => ({ default: module.TargetSheet })));

/** What is pressed on a sheet as parts of a turn, by whose sheet it is: null for what the fight does not know, and where it is not their turn for it. */
interface PartsOfTurn {
  strikeOf: ((characterId: string, attack: string) => (() => void) | null) | null;
  castOf: ((characterId: string, spell: string) => ((otherwise: () => void) => void) | null) | null;
}

interface FightStrikesProps {
  campaignId: string;
  /** Takes what attacks and spells of a character's sheet do in the fight; null once nothing of it is part of a turn. */
  onStrikes: (parts: PartsOfTurn | null) => void;
  /** Takes in words how one came out, an attack by its name or a spell by its id, with the line of the fight that says so. */
  onTold: (told: { of: string; key: string; text: string }) => void;
}

/** What just happened in a fight, in words. */
function toldNow(campaignId: string): { key: string; text: string } {
  const now = queryClient.getQueryData(calls.combat.get.queryKey({ input: { campaignId } }))?.fight;
  const { latest } = splitLatest(now?.lines ?? []);
  return { key: latest.at(-1)?.key ?? '', text: latest.map(({ sentence }) => sentence).join(' ') };
}

/** The fight around a sheet, and one's own hero in it while they act. */
function useOwnTurn(campaignId: string) {
  const { data } = useCombat(campaignId);
  const fight = data?.fight ?? null;
  const doing = useDoing(campaignId, fight);
  const hero = fight?.view.phase === 'running' && fight.hero?.moves.endTurn === true ? fight.hero : null;
  const figures = fight ? figuresOf(fight.view) : [];
  const own = figures.find(({ id }) => id === hero?.id) ?? null;
  const aimed = () => {
    const aim = fight && (aimAt.get()?.id ?? targetIn(fight.id));
    return figures.find(({ id, health }) => id === aim && health !== 'dead') ?? null;
  };
  return { fight, doing, hero, figures, own, aimed, characterId: data?.characterId ?? null };
}

/** A function that stays the same and does what this one does now. */
function useLatest<Given extends unknown[]>(does: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** Names in one text, which is the same for the same names. */
const asText = (names: readonly string[]) => JSON.stringify(names);
const namesIn = (text: string) => new Set<unknown>(JSON.parse(text));

interface PartsProps {
  characterId: string | null;
  hero: OwnHero | null;
  press: (attack: string) => void;
  cast: (spell: string, otherwise: () => void) => void;
  onStrikes: FightStrikesProps['onStrikes'];
}

/** Tells what of a sheet is part of the turn, whenever that changes. */
function usePartsOfTurn({ characterId, hero, press, cast, onStrikes }: PartsProps): void {
  const attacks = hero?.moves.attack === true ? asText(hero.attacks.map(({ name }) => name)) : null;
  const spells = hero ? asText(hero.slotCasting?.spells ?? []) : null;
  useEffect(() => {
    const [strikes, casts] = [attacks === null ? null : namesIn(attacks), spells === null ? null : namesIn(spells)];
    onStrikes({
      strikeOf: strikes && ((id, name) => (id === characterId && strikes.has(name) ? () => press(name) : null)),
      castOf: casts && ((id, spell) => (id === characterId && casts.has(spell) ? (otherwise) => cast(spell, otherwise) : null)),
    });
    return () => onStrikes(null);
  }, [attacks, spells, characterId, press, cast, onStrikes]);
}

/** Attacks and spells of one's own hero as parts of their turn, for what stands outside the panel of the fight: the same step as there. It asks whom, where nobody is aimed at. */
export function FightStrikes({ campaignId, onStrikes, onTold }: FightStrikesProps) {
  const { fight, doing, hero, figures, own, aimed, characterId } = useOwnTurn(campaignId);
  const [asking, ask] = useState<string | null>(null);
  const [casting, setCasting] = useState<{ spell: string; otherwise: () => void } | null>(null);
  const mayAttack = hero !== null && hero.moves.attack;
  const stands = useAround(campaignId, mayAttack ? hero.id : null)?.stands ?? [];
  const strike = async (name: string, targetId: string) => {
    const used = hero?.attacks.find((each) => each.name === name);
    if (!fight || !hero || !used) return;
    const how = { ...attackStep(plainSituation, used), riders: [] };
    if (!(await doing.step({ name: 'attack', actorId: hero.id, targetId, attack: name, ...how }))) return;
    ask(null);
    aimAt.set({ fightId: fight.id, id: targetId });
    onTold({ of: name, ...toldNow(campaignId) });
  };
  const press = useLatest((name: string) => {
    if (doing.busy || !fight) return;
    const target = aimed();
    if (own && target && fitsSide('foes', own.side, target.side)) void strike(name, target.id);
    else ask(name);
  });
  const cast = useLatest((spell: string, otherwise: () => void) => setCasting({ spell, otherwise }));
  usePartsOfTurn({ characterId, hero, press, cast, onStrikes });
  const used = mayAttack ? hero.attacks.find(({ name }) => name === asking) : undefined;
  if (!own || !hero) return null;
  return (
    <Suspense>
      {used && (
        <TargetSheet
          title={`${used.name}: at whom?`}
          side={own.side}
          figures={figures.filter(({ id }) => id !== own.id)}
          stands={stands}
          attacks={[used]}
          busy={doing.busy}
          onClose={() => ask(null)}
          onPick={(id) => void strike(used.name, id)}
        />
      )}
      {casting && (
        <FightCast
          key={casting.spell}
          {...{ hero, figures, doing }}
          {...casting}
          name={own.name}
          target={aimed()}
          onCast={() => onTold({ of: casting.spell, ...toldNow(campaignId) })}
          onClose={() => setCasting(null)}
        />
      )}
    </Suspense>
  );
}
