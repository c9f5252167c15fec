import { rollDeathSave } from '#domain/character/actions/death-saves.ts';
import { keptRollOf, rolledHero } from '#domain/character/kept/kept-hero.ts';
import type { KeptHero } from '#domain/character/kept/kept-hero.ts';
import { judgeOnce, withoutSpent } from '#domain/character/rolls/once-extras.ts';
import { rollAgain } from '#domain/character/rolls/roll-again.ts';
import type { LatestRoll } from '#domain/character/rolls/roll-again.ts';
import type { RollOptions } from '#domain/character/rolls/sheet-roll.ts';
import { tellSheetRoll } from '#domain/character/rolls/tell-roll.ts';
import type { RolledNumber, SpellDamage } from '#domain/character/rolls/what-is-rolled.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { roll as operation } from '#contract/play/heroes/heroes.ts';
import { command } from '#server/kernel/calls/handle.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { allowed } from '#server/features/characters/change-character.ts';
import { answeredRoll, isPlainRoll, madeRoll } from '#server/features/characters/ruled/made-roll.ts';
import { findKind, heroCard, heroHeld, shownHero } from './asked-hero.ts';
import type { HeroHere } from './asked-hero.ts';
import { changeHero } from './change-hero.ts';
import { heroDocument } from './hero-document.ts';
import { writeKeptHero } from './heroes.store.ts';

interface Asked {
  id: string;
  options: RollOptions;
  dice: Dice;
}

export const roll = command(operation, {
  may: policies['heroes.roll'],
  find: findKind,
  run: async (call) => {
    const { tx, kernel, input } = call;
    const { what, advantage, bonus, dc } = input;
    const here = await heroHeld(call);
    const asked = { id: input.id, options: { advantage, bonus, difficulty: dc ?? null }, dice: kernel.dice };
    return isPlainRoll(what) ? rollPlainly(tx, here, asked, what) : rollAndChange(tx, here, asked, what);
  },
});

/** A roll that stands with the hero; refuses one that is kept no longer. */
function rollOf({ kept }: HeroHere, { messageId, index }: { messageId: string; index: number }, now: Date): LatestRoll {
  const found = keptRollOf(kept, messageId, index);
  if (!found) throw new Refusal('message.notFound');
  return { ...found, now };
}

/** Rolls what leaves the sheet as it is. */
async function rollPlainly(tx: Tx, here: HeroHere, { id, options, dice }: Asked, what: Parameters<typeof madeRoll>[1]['what']) {
  const { kept, character, owner } = here;
  const named = what.kind === 'damage' || what.kind === 'spellDamage' ? what.attack : undefined;
  const attack = named ? rollOf(here, named, tx.now).roll : null;
  if (what.kind === 'spellDamage') allowed(judgeOnce(character, what, attack));
  const { rolls, content } = allowed(await madeRoll(character, { what, options, attack }, dice));
  const before = what.kind === 'spellDamage' && named ? spentOn(kept, named.messageId, what) : kept;
  const after = rolledHero(before, rolls, { id, at: tx.now });
  if (owner !== null) await writeKeptHero(tx.sql, owner.id, after, false, tx.now);
  return {
    hero: owner === null ? heroDocument(after) : null,
    card: heroCard(character),
    character,
    shown: await shownHero(character),
    sentences: [content],
    rolls,
    position: null,
    fallen: { id, at: tx.now.toISOString(), content, rolls },
  };
}

/** A hero whose attack offers no more what only one damage roll of its cast has. */
function spentOn(kept: KeptHero, messageId: string, what: SpellDamage): KeptHero {
  return {
    ...kept,
    rolls: kept.rolls.map((fallen) => (fallen.id === messageId ? { ...fallen, rolls: withoutSpent(fallen.rolls, what) } : fallen)),
  };
}

/** Rolls what the sheet changes with: a death save, an answer to a test, a die once more. */
async function rollAndChange(tx: Tx, here: HeroHere, { id, options, dice }: Asked, what: Exclude<RolledNumber, { kind: 'check' }>) {
  const { character: hero } = here;
  const done = allowed(
    what.kind === 'answer'
      ? await answeredRoll(hero, rollOf(here, what, tx.now), what.key, dice)
      : what.kind === 'again'
        ? rollAgain(hero, rollOf(here, what, tx.now), dice)
        : rollDeathSave(hero, dice, options),
  );
  const rolls: Roll[] = what.kind === 'deathSave' ? done.rolls.map((each) => ({ ...each, label: 'Death save' })) : done.rolls;
  const changed = await changeHero(tx, withoutAnswers(here, what), id, { ...done, rolls });
  const content = [...rolls.map((each) => tellSheetRoll(hero.name, each)), ...changed.sentences].join(' ');
  return { ...changed, fallen: { id, at: tx.now.toISOString(), content, rolls } };
}

/** A hero whose test is answered: it offers nothing any more. */
function withoutAnswers(here: HeroHere, what: RolledNumber): HeroHere {
  if (what.kind !== 'answer') return here;
  const rolls = here.kept.rolls.map((fallen) =>
    fallen.id === what.messageId ? { ...fallen, rolls: fallen.rolls.map(({ answers: _answers, ...each }) => each) } : fallen,
  );
  return { ...here, kept: { ...here.kept, rolls } };
}
