import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { choiceOf, spellNamed, wayToCast } from '#domain/narration/spells/hero-spells.ts';
import { listText } from '#domain/text/list-text.ts';
import { spentBy } from '#domain/narration/rulings/economy.ts';
import { allow, findHero, outcome, refuse, refuseDoer } from '#domain/narration/rulings/ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';

/**
 * A hero who is not down, and whose player acts, casts a spell that stands ready on their sheet: as a ritual where it is one and no slot is
 * wanted. What it costs and leaves comes to the sheet when the reply is told. Refuses what needs a choice that nobody has made.
 */
export function ruleCastSpell(context: RulingContext, call: CallOf<'cast_spell'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, hero) === 0) return refuse(context, call, 'heroLiesDown', { hero: hero.name });
  const spell = spellNamed(hero.sheet?.spells ?? [], call.spell);
  if (!spell) return refuse(context, call, 'hasNoSuchSpell', { hero: hero.name, spell: call.spell });
  const choice = choiceOf(spell, call);
  if (choice === null) return refuse(context, call, 'spellNeedsChoice', { spell: spell.name, choices: listText(spell.choices, 'or') });
  const way = wayToCast(spell, call);
  if (!way) return refuse(context, call, 'hasNoSuchSlot', { hero: hero.name, spell: spell.name });
  if (spentBy(context, hero.id).action) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  const what = choice === undefined ? spell.name : `${spell.name} (${choice})`;
  const parties = { hero: hero.name, spell: what };
  return allow(call, context.state, [way.kind === 'ritual' ? outcome('castsRitual', parties) : outcome('castsSpell', parties)]);
}
