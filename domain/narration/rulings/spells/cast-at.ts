import { healthOf } from '#domain/combat/effects/health.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import type { Degree, Roll } from '#domain/dice/roll.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { beginFight } from '#domain/narration/rulings/fights/begin-fight.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { currentScene, hitPointsOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { allow, findPresentNpc, outcome, refuse, withNpc } from '#domain/narration/rulings/ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';
import { timeOf } from '#domain/narration/rulings/story-time.ts';
import { withTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { roused } from '#domain/narration/scene-tags/tags-here.ts';
import type { TagState } from '#domain/narration/scene-tags/tag-states.ts';
import type { HeroSpell } from '#domain/narration/spells/hero-spells.ts';
import type { SpellHarm } from '#domain/narration/spells/story-harm.ts';
import type { RulingFact } from '#domain/narration/tool-call.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import { rollDamageOf } from '#domain/rules/roll-damage.ts';
import { listText } from '#domain/text/list-text.ts';
import { reach } from './reach.ts';

type Call = CallOf<'cast_spell'>;

/** A spell on its way: by whom, and with a slot of what level. */
interface Cast {
  hero: Hero;
  spell: HeroSpell;
  harm: SpellHarm;
  slot: number;
}

/** What has come of a spell so far. */
interface Struck {
  state: PlayState;
  degree: Degree | null;
  rolls: Roll[];
  facts: RulingFact[];
  /** The damage that all who save against it share. */
  shared: number | null;
}

const binding: readonly ConditionId[] = ['paralyzed', 'petrified', 'restrained', 'stunned', 'incapacitated', 'grappled'];

/** How somebody is in the story on whom such conditions lie; null where they can act as before. */
function heldState(conditions: readonly ConditionId[]): TagState | null {
  if (conditions.includes('unconscious')) return 'asleep';
  return conditions.some((each) => binding.includes(each)) ? 'held' : null;
}

const atLevel = ({ harm, slot }: Cast) => harm.levels[Math.max(0, slot - harm.level)] ?? { strikes: null, damage: [], most: null };

/** The damage of one strike, with its rolls. */
function rollHarm({ dice }: RulingContext, cast: Cast, isCritical: boolean): { total: number; rolls: Roll[] } {
  const label = `${cast.hero.name}: ${cast.spell.name}, damage`;
  const rolled = atLevel(cast).damage.flatMap((part) => {
    const each = rollDamageOf(dice, part, label, isCritical);
    return each.ok ? [each.value] : [];
  });
  return {
    total: rolled.reduce((sum, { amount }) => sum + amount, 0),
    rolls: rolled.map(({ roll, amount, type }) => ({ ...roll, total: amount, type })),
  };
}

/** One strike at somebody: the roll or the save, and the damage. */
function strike(context: RulingContext, cast: Cast, npc: Npc, before: Struck): Struck {
  const { hero, spell, harm } = cast;
  const { state } = before;
  const met = reach({ ...context, state }, harm, { npc, by: `${hero.name}: ${spell.name}` });
  const isCritical = met.rolls[0] !== undefined && harm.toHit !== null && naturalOf(met.rolls[0]) === 20;
  const isShared = harm.save !== null && before.shared !== null;
  const dealt = met.part === 0 || isShared ? { total: before.shared ?? 0, rolls: [] } : rollHarm(context, cast, isCritical);
  const damage = Math.floor(met.part * dealt.total);
  const after = withNpc(roused(context.adventure, state, npc), npc, { damage, attitude: 'hostile' });
  const { hitPoints = 0 } = npc.combat ?? {};
  const parties = { target: npc.name, condition: healthOf({ hitPoints: hitPointsOf(after, npc), maxHitPoints: hitPoints, dead: false }) };
  const missed = harm.toHit === null ? 'spellIsWithstood' : 'spellMisses';
  const fact =
    met.part === 0
      ? outcome(missed, parties)
      : damage === 0
        ? outcome('spellHitsInVain', parties)
        : outcome(met.part < 1 ? 'spellIsHalved' : 'spellHits', parties);
  const rolls = [...before.rolls, ...met.rolls, ...dealt.rolls];
  const shared = harm.save !== null && met.part > 0 ? dealt.total : before.shared;
  return { state: after, degree: before.degree ?? met.degree, rolls, facts: [...before.facts, fact], shared };
}

/** A spell that only binds, charms or weakens somebody: they save against it, and once more where it comes over them slowly. */
function bind(context: RulingContext, cast: Cast, npc: Npc, before: Struck): Struck {
  const { hero, spell, harm } = cast;
  const saves = () => reach({ ...context, state: before.state }, harm, { npc, by: `${hero.name}: ${spell.name}` });
  const first = saves();
  const isCharm = harm.conditions.includes('charmed') && heldState(harm.conditions) === null;
  const fights = npc.combat !== undefined && !isCharm ? ({ attitude: 'hostile' } as const) : {};
  if (first.part !== 1) {
    const state = withNpc(before.state, npc, fights);
    return {
      ...before,
      state,
      rolls: [...before.rolls, ...first.rolls],
      facts: [...before.facts, outcome('spellIsWithstood', { target: npc.name })],
    };
  }
  const second = harm.later.length > 0 ? saves() : null;
  // What they save against the second time is over.
  const isOver = second !== null && second.part !== 1;
  const now = isOver ? null : (heldState(second ? harm.later : harm.conditions) ?? heldState(harm.conditions));
  const after = withNpc(before.state, npc, isCharm ? { attitude: 'friendly' } : fights);
  const tag = { scene: currentScene(context.adventure, after).id, about: { kind: 'npc' as const, id: npc.id }, by: hero.id };
  const state = now ? { ...after, tags: withTag(after.tags ?? [], { ...tag, state: now, since: timeOf(after).turns }) } : after;
  const held = outcome(isOver ? 'spellLetsGo' : 'spellTakesHold', { target: npc.name });
  const facts = [held, ...(now ? [outcome('tagged', { thing: npc.name, state: now })] : [])];
  return { ...before, state, rolls: [...before.rolls, ...first.rolls, ...(second?.rolls ?? [])], facts: [...before.facts, ...facts] };
}

/**
 * Those present whom a spell is cast at roll their saves, or the caster rolls to hit; rays and darts go round among them. It is no check and
 * no blow. Whoever is harmed is hostile from then on. Refuses nobody, more than it reaches, and harm to those who cannot be fought.
 */
export function castAt(context: RulingContext, call: Call, cast: Cast): RulingOutcome {
  const { hero, spell } = cast;
  const ids = [...new Set(call.at ?? [])];
  const { strikes, damage, most } = atLevel(cast);
  const [first] = ids;
  if (first === undefined) return refuse(context, call, 'spellNeedsTarget', { spell: spell.name });
  if (most !== null && ids.length > most) return refuse(context, call, 'spellHasTooMany', { spell: spell.name, most });
  const npcs = ids.flatMap((id) => findPresentNpc(context, id) ?? []);
  if (npcs.length < ids.length) return refuse(context, call, 'nobodyToStrikeAt', {});
  const unarmed = damage.length > 0 ? npcs.find(({ combat }) => !combat) : undefined;
  if (unarmed) return refuse(context, call, 'isNobodyToFight', { npc: unarmed.name });
  const isHarm = damage.length > 0;
  const fight = isHarm && npcs[0] ? beginFight(context, call, { hero, npc: npcs[0], attacker: hero }) : null;
  if (fight) return fight;
  const struck = Array.from({ length: isHarm ? Math.max(strikes ?? 0, npcs.length) : npcs.length }, (_, at) => npcs[at % npcs.length]);
  const told = outcome('castsSpellAt', { hero: hero.name, spell: spell.name, targets: listText(npcs.map(({ name }) => name)) });
  const begun: Struck = { state: context.state, degree: null, rolls: [], facts: [told], shared: null };
  const done = struck.reduce<Struck>((before, npc) => {
    if (!npc || hitPointsOf(before.state, npc) === 0) return before;
    return isHarm ? strike(context, cast, npc, before) : bind(context, cast, npc, before);
  }, begun);
  return allow(call, done.state, done.facts, done.degree, done.rolls);
}
