import type { z } from 'zod';
import { rollDeathSave } from '#domain/character/actions/death-saves.ts';
import type { Character } from '#domain/character/character.ts';
import { answerRoll, withAnswers } from '#domain/character/rolls/answer-roll.ts';
import { judgeExtras, weaponDamageRolls, withExtras } from '#domain/character/rolls/damage-extras.ts';
import { judgeOnce, withoutSpent } from '#domain/character/rolls/once-extras.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { spellDamageRolls } from '#domain/character/actions/cast.ts';
import { contentOfFeatures, contentOfSpell } from '#domain/character/effects/content.ts';
import type { RolledNumber, SheetNumber, SpellDamage } from '#domain/character/rolls/what-is-rolled.ts';
import { refuse } from '#domain/character/refusals.ts';
import { rollAgain } from '#domain/character/rolls/roll-again.ts';
import { sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import type { RollOptions } from '#domain/character/rolls/sheet-roll.ts';
import { tellFailed, tellSheetRoll } from '#domain/character/rolls/tell-roll.ts';
import { audienceOf } from '#domain/chat/message-audience.ts';
import type { Message } from '#domain/chat/message.ts';
import { hasRolledSince } from '#domain/chat/rolled-since.ts';
import type { Person } from '#domain/account/account.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { roll as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { checkMessages, messageStore, postMessage } from '#server/features/chat/index.ts';
import { allowed, changeCharacter, holdCharacter } from '#server/features/characters/change-character.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';

type Input = z.output<NonNullable<(typeof operation)['~orpc']['inputSchema']>>;

/** One roll as it was asked for. */
interface Asked {
  tx: Tx;
  person: Person;
  dice: Dice;
  input: Input;
  audience: string[] | null;
}

export const roll = command(operation, {
  may: policies['characters.roll'],
  find: findCharacterAccess,
  run: async ({ tx, actor, kernel, subject, input }) => {
    const person = personOf(actor);
    const audience = audienceOf(input.to, person.id, subject.dms);
    const character = await holdCharacter(tx, input.campaignId, input.characterId);
    const dice = await tableDice(tx, kernel, input.campaignId, audience !== null);
    const asked: Asked = { tx, person, dice, input, audience };
    if (input.what.kind === 'answer') return answerOnce(asked, character, input.what);
    if (input.what.kind === 'again') return rollOnceMore(asked, input.what);
    if (input.what.kind === 'spellDamage') return rollSpellDamage(asked, character, input.what);
    if (input.what.kind === 'damage') return rollWeaponDamage(asked, character, input.what);
    return input.what.kind === 'deathSave' ? saveFromDeath(asked, character) : rollNumber(asked, character, input.what);
  },
});

const optionsOf = ({ advantage, bonus, dc }: Input): RollOptions => ({ advantage, bonus, difficulty: dc ?? null });

/** Rolls a number of the sheet, which stays as it is. */
async function rollNumber(asked: Asked, character: Character, what: SheetNumber) {
  const planned = allowed(sheetRoll(character, what, optionsOf(asked.input)));
  const fell = planned.failsBecause === null ? makeRoll(planned, asked.dice) : null;
  const features = await contentOfFeatures(character);
  const tested = fell && withAnswers(character, fell, what.kind, features);
  const rolled = tested && (what.kind === 'attack' ? withExtras(character, tested, what, features) : tested);
  const content = rolled ? tellSheetRoll(character.name, rolled) : tellFailed(character.name, planned);
  const message = await post(asked, character, content, rolled ? [{ ...rolled, ...originOf(asked.input) }] : []);
  return { character, sentences: [message.content], rolls: message.rolls, position: null, message };
}

/** Rolls the damage of a weapon that hit, a card for each kind of it. */
async function rollWeaponDamage(asked: Asked, character: Character, what: Extract<SheetNumber, { kind: 'damage' }>) {
  const features = await contentOfFeatures(character);
  const attack = what.attack ? (await ownRollOf(asked, what.attack)).own.roll : null;
  allowed(judgeExtras(character, what, attack, features));
  const rolls = allowed(weaponDamageRolls(character, what, optionsOf(asked.input), features, asked.dice));
  const cards = rolls.map((each) => ({ ...each, ...originOf(asked.input) }));
  const message = await post(asked, character, cards.map((each) => tellSheetRoll(character.name, each)).join(' '), cards);
  return { character, sentences: [message.content], rolls: message.rolls, position: null, message };
}

/** Rolls the damage of a spell that hit, a card for each kind of it. */
async function rollSpellDamage(asked: Asked, character: Character, what: SpellDamage) {
  const { tx, person, input } = asked;
  const attack = what.attack ? await ownRollOf(asked, what.attack) : null;
  const isKnown =
    (await messageStore.findMessageFor(tx.sql, { userId: person.id, campaignId: input.campaignId, messageId: input.id })) !== null;
  if (!isKnown) allowed(judgeOnce(character, what, attack?.own.roll ?? null));
  if (attack) await checkMessages.changeRolls(tx, attack.message, withoutSpent(attack.message.rolls, what));
  const rolls = allowed(spellDamageRolls(character, what, await contentOfSpell(character, what.spell), asked.dice));
  const message = await post(asked, character, rolls.map((each) => tellSheetRoll(character.name, each)).join(' '), rolls);
  return { character, sentences: [message.content], rolls: message.rolls, position: null, message };
}

/** What of the sheet a roll belongs to, for its card to go on from. */
function originOf({ characterId, what }: Input): Pick<Roll, 'from'> {
  if (what.kind === 'attack' || what.kind === 'damage') return { from: { characterId, itemId: what.itemId, what: what.kind } };
  return { from: { characterId, itemId: null, what: 'test' } };
}

/** A roll that stands in a message, as somebody's own; refuses one that they may not read. */
async function ownRollOf({ tx, person, input: { campaignId } }: Asked, { messageId, index }: { messageId: string; index: number }) {
  const found = await messageStore.findRoll(tx.sql, { userId: person.id, campaignId, messageId }, index);
  if (!found) throw new Refusal('message.notFound');
  const { roll: before, message } = found;
  return { message, own: { roll: before, rolledAt: new Date(message.createdAt), now: tx.now } };
}

/** Answers a test that stands in the story: once, so that what is kept where it does not help is not tried again. */
async function answerOnce(asked: Asked, held: Character, what: Extract<RolledNumber, { kind: 'answer' }>) {
  const { tx, person, dice, input } = asked;
  const { message, own } = await ownRollOf(asked, what);
  const seen = { ...asked, audience: message.audience };
  const content = await contentOfFeatures(held);
  const show = (rolls: Roll[], told: string, hero: Character) =>
    post(seen, hero, [...rolls.map((each) => tellSheetRoll(hero.name, each)), told].filter((words) => words !== '').join(' '), rolls);
  const rule = (hero: Character) =>
    own.roll.from?.characterId === hero.id
      ? answerRoll(hero, own, what.key, content, dice)
      : refuse('cannotAnswerRoll', { name: hero.name });
  const done = await changeCharacter(tx, person, { ...input, isUntold: message.audience !== null }, rule, show);
  await checkMessages.changeRolls(
    tx,
    message,
    message.rolls.map(({ answers, ...roll }, index) => (index === what.index || answers === undefined ? roll : { ...roll, answers })),
  );
  return { ...done, message: await show(done.rolls, done.sentences.join(' '), done.character) };
}

/** Rolls one die of a roll again; the inspiration is spent, which changes the sheet. */
async function rollOnceMore(asked: Asked, what: Extract<RolledNumber, { kind: 'again' }>) {
  const { tx, person, dice, input } = asked;
  const { message, own } = await ownRollOf(asked, what);
  // Whoever saw the roll sees what becomes of it, and nobody else.
  const seen = { ...asked, audience: message.audience };
  const show = (rolls: Roll[], told: string, hero: Character) =>
    post(seen, hero, [...rolls.map((each) => tellSheetRoll(hero.name, each)), told].join(' '), rolls);
  const at = message.createdAt;
  const later = await messageStore.listMessagesSince(tx.sql, person.id, input.campaignId, at);
  const hasRolled = hasRolledSince(later, input.characterId, { messageId: message.id, at });
  const latest = { ...own, hasRolledSince: hasRolled };
  const untold = { ...input, isUntold: message.audience !== null };
  const done = await changeCharacter(tx, person, untold, (held) => rollAgain(held, latest, dice), show);
  return { ...done, message: await show(done.rolls, done.sentences.join(' '), done.character) };
}

/** A death save changes the sheet, and so is done as every other act on it. */
async function saveFromDeath(asked: Asked, character: Character) {
  const { tx, person, dice, input } = asked;
  const show = (rolls: Roll[], text: string) => {
    const cards = rolls.map((each) => ({ ...each, label: 'Death save' }));
    return post(asked, character, [...cards.map((each) => tellSheetRoll(character.name, each)), text].join(' '), cards);
  };
  const done = await changeCharacter(
    tx,
    person,
    { ...input, isUntold: asked.audience !== null },
    (held) => rollDeathSave(held, dice, optionsOf(input)),
    show,
  );
  // Under an id that is known nothing is posted again: this finds what stands there.
  return { ...done, message: await show(done.rolls, done.sentences.join(' ')) };
}

/** Posts a roll under the hero's name; one with a known id is posted once. */
async function post(
  { tx, person, input: { id, campaignId }, audience }: Asked,
  hero: Character,
  content: string,
  rolls: Roll[],
): Promise<Message> {
  const { name: authorName, userId } = hero;
  const by = userId === person.id ? [] : [`Rolled by ${person.name}`];
  const cards = rolls.map((each) => ({ ...each, notes: [...(each.notes ?? []), ...by] }));
  const line = {
    id,
    campaignId,
    authorId: person.id,
    authorName,
    role: 'system' as const,
    content,
    audience,
    rolls: cards,
    narration: null,
  };
  const message = await postMessage(tx, line);
  if (message.authorId !== person.id || message.campaignId !== campaignId) throw new Refusal('message.idTaken');
  return message;
}
