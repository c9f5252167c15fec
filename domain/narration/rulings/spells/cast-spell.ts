import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { CastWith } from '#domain/character/actions/cast.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { choiceOf, mostTargetsOf, spellNamed, wayToCast } from '#domain/narration/spells/hero-spells.ts';
import type { HeroSpell } from '#domain/narration/spells/hero-spells.ts';
import { sensedMagic } from '#domain/narration/spells/sensed-magic.ts';
import type { RulingFact } from '#domain/narration/tool-call.ts';
import { listText } from '#domain/text/list-text.ts';
import { castAt } from './cast-at.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { RulingRefusalCode } from '#domain/narration/rulings/ruling-words.ts';
import { conditions } from '#domain/rules/conditions.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import { isDying, isStable, stabilize } from '#domain/narration/rulings/fallen.ts';
import { mayTake, spentBy } from '#domain/narration/rulings/economy.ts';
import { allow, findHero, outcome, refuse, refuseDoer } from '#domain/narration/rulings/ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';

type Call = CallOf<'cast_spell'>;

type Idle = Extract<RulingRefusalCode, 'heroIsDead' | 'heroIsNotDead' | 'heroIsStable' | 'heroIsNotDown' | 'hasNothingToCure'>;

/** Why a spell would do nothing for a hero whom it is cast on; null where it does something. */
function whyIdle(state: PlayState, { targets }: HeroSpell, hero: Hero, choice: string | undefined): Idle | null {
  const isDead = hero.sheet?.isDead === true;
  if (isDead !== (targets?.raises === true)) return isDead ? 'heroIsDead' : 'heroIsNotDead';
  if (isDead) return null;
  if (targets?.steadies && !isDying(state, hero)) return isStable(state, hero) ? 'heroIsStable' : 'heroIsNotDown';
  const { cures } = targets ?? {};
  const isCured = (id: ConditionId) => choice === undefined || conditions[id].name.toLowerCase() === choice.trim().toLowerCase();
  const held = hero.card?.now.conditions ?? [];
  return cures !== undefined && !cures.some((id) => held.includes(id) && isCured(id)) ? 'hasNothingToCure' : null;
}

/** Those a spell is for, or why it cannot be for them. */
function targetsOf(context: RulingContext, call: Call, spell: HeroSpell, way: CastWith): Hero[] | RulingOutcome {
  const ids = [...new Set(call.targets ?? [])];
  if (!spell.targets) return [];
  if (ids.length === 0) return refuse(context, call, 'spellNeedsTarget', { spell: spell.name });
  const most = mostTargetsOf(spell, way);
  if (most !== null && ids.length > most) return refuse(context, call, 'spellHasTooMany', { spell: spell.name, most });
  const targets = ids.map((id) => findHero(context, id));
  for (const target of targets) {
    if (!target) return refuse(context, call, 'heroIsNotHere', {});
    if (context.here && !context.here.heroIds.includes(target.id)) return refuse(context, call, 'heroIsElsewhere', { hero: target.name });
    if (!target.sheet) return refuse(context, call, 'hasNoSheet', { hero: target.name });
    const idle = whyIdle(context.state, spell, target, call.choice);
    if (idle !== null) return refuse(context, call, idle, { hero: target.name, spell: spell.name });
  }
  return targets.filter((each) => each !== undefined);
}

/** Whether a spell that nobody spoke of stands among those that a hero has ready. */
const isOnCard = ({ card }: Hero, name: string) =>
  [...(card?.cantrips ?? []), ...(card?.prepared ?? [])].some((each) => each.toLowerCase() === name.trim().toLowerCase());

/** What a spell of detection shows the caster at once. */
function sensed({ adventure, state, party, here }: RulingContext, { id }: HeroSpell): RulingFact[] {
  if (id !== 'detect-magic') return [];
  const things = sensedMagic(adventure, state, here ? party.filter((hero) => here.heroIds.includes(hero.id)) : party);
  return [things.length === 0 ? outcome('sensesNoMagic', {}) : outcome('sensesMagic', { things: listText(things) })];
}

const isReady = ({ ritual, free, slots }: HeroSpell) => ritual || free || slots.length > 0;

/**
 * A hero who is not down, and whose player acts, casts a spell that stands ready on their sheet: as a ritual where it is one and no slot is
 * wanted. What it costs, mends and leaves comes to the sheets when the reply is told; what it does to somebody present is rolled here.
 * Refuses what stands on no sheet, and what needs a choice or somebody it is for and has none. A spell that helps heroes leaves room for a check in the same turn.
 */
export function ruleCastSpell(context: RulingContext, call: Call): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, hero) === 0) return refuse(context, call, 'heroLiesDown', { hero: hero.name });
  const spell = spellNamed(hero.sheet?.spells ?? [], call.spell);
  const parties = { hero: hero.name, spell: spell?.name ?? call.spell };
  if (!hero.sheet) return refuse(context, call, 'hasNoSheet', { hero: hero.name });
  if (!spell) return refuse(context, call, isOnCard(hero, call.spell) ? 'hasNoSuchSpell' : 'doesNotKnowSpell', parties);
  if (spell.isElsewhere) return refuse(context, call, 'spellIsElsewhere', { spell: spell.name });
  if (!isReady(spell))
    return spell.why === undefined
      ? refuse(context, call, 'hasNoSuchSpell', parties)
      : refuse(context, call, 'spellIsRefused', { spell: spell.name, why: spell.why });
  const choice = choiceOf(spell, call);
  if (choice === null) return refuse(context, call, 'spellNeedsChoice', { spell: spell.name, choices: listText(spell.choices, 'or') });
  const way = wayToCast(spell, call);
  if (!way) return refuse(context, call, 'hasNoSuchSlot', { hero: hero.name, spell: spell.name });
  const targets = targetsOf(context, call, spell, way);
  if (!Array.isArray(targets)) return targets;
  const spent = spentBy(context, hero.id);
  if (spell.targets ? !mayTake(spent) : spent.action) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  if (spell.harm && call.at)
    return castAt(context, call, { hero, spell, harm: spell.harm, slot: way.kind === 'slot' ? way.level : spell.harm.level });
  const [first] = targets;
  if (spell.targets?.steadies && first)
    return stabilize(context, call, first, [outcome('castsSpellOn', { ...parties, targets: first.name })]);
  const told = choice === undefined ? parties : { ...parties, spell: `${spell.name} (${choice})` };
  if (targets.some(({ id }) => id !== hero.id) && way.kind !== 'ritual')
    return allow(call, context.state, [outcome('castsSpellOn', { ...told, targets: listText(targets.map(({ name }) => name)) })]);
  return allow(call, context.state, [
    way.kind === 'ritual' ? outcome('castsRitual', told) : outcome('castsSpell', told),
    ...sensed(context, spell),
  ]);
}
