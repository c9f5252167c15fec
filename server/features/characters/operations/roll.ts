import type { z } from 'zod';
import { rollDeathSave } from '#domain/character/actions/death-saves.ts';
import type { Character } from '#domain/character/character.ts';
import { judgeOnce, withoutSpent } from '#domain/character/rolls/once-extras.ts';
import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { rollAgain } from '#domain/character/rolls/roll-again.ts';
import type { RollOptions } from '#domain/character/rolls/sheet-roll.ts';
import type { Part } from '#domain/character/sheet/figure.ts';
import { tellSheetRoll } from '#domain/character/rolls/tell-roll.ts';
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
import { findAuraNear } from '#server/features/characters/ruled/aura-near.ts';
import { allowed, changeCharacter, holdCharacter } from '#server/features/characters/change-character.ts';
import { answeredRoll, isPlainRoll, madeRoll } from '#server/features/characters/ruled/made-roll.ts';
import { isInFight } from '#server/features/characters/is-in-fight.ts';
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
    const { what } = input;
    if (isPlainRoll(what)) return rollPlainly(asked, character, what);
    if (what.kind === 'answer') return answerOnce(asked, what);
    return what.kind === 'again' ? rollOnceMore(asked, what) : saveFromDeath(asked, character);
  },
});

const optionsOf = ({ advantage, bonus, dc }: Input, near: Part | null = null): RollOptions => ({
  advantage,
  bonus,
  difficulty: dc ?? null,
  near,
});

/** What a card says of an attack that no turn of the fight is spent on. */
const besideFight = 'Beside the fight: takes nothing of a turn and strikes nobody there';

/** Rolls what leaves the sheet as it is. */
async function rollPlainly(asked: Asked, character: Character, what: Parameters<typeof madeRoll>[1]['what']) {
  const named = what.kind === 'damage' || what.kind === 'spellDamage' ? what.attack : undefined;
  const attack = named ? await ownRollOf(asked, named) : null;
  if (what.kind === 'spellDamage') {
    if (!(await isKnown(asked))) allowed(judgeOnce(character, what, attack?.own.roll ?? null));
    if (attack) await checkMessages.changeRolls(asked.tx, attack.message, withoutSpent(attack.message.rolls, what));
  }
  const options = optionsOf(asked.input, what.kind === 'save' ? await findAuraNear(asked.tx.sql, character) : null);
  const { rolls, content } = allowed(await madeRoll(character, { what, options, attack: attack?.own.roll ?? null }, asked.dice));
  const isBeside = (what.kind === 'attack' || what.kind === 'spellAttack') && (await isInFight(asked.tx.sql, asked.input));
  const shown = isBeside ? rolls.map((each) => ({ ...each, notes: [...(each.notes ?? []), besideFight] })) : rolls;
  const message = await post(asked, character, content, shown);
  return { character, sentences: [message.content], rolls: message.rolls, position: null, message };
}

/** Whether the roll was made already under its id. */
async function isKnown({ tx, person, input: { campaignId, id: messageId } }: Asked): Promise<boolean> {
  return (await messageStore.findMessageFor(tx.sql, { userId: person.id, campaignId, messageId })) !== null;
}

/** A roll that stands in a message, as somebody's own; refuses one that they may not read. */
async function ownRollOf({ tx, person, input: { campaignId } }: Asked, { messageId, index }: { messageId: string; index: number }) {
  const found = await messageStore.findRoll(tx.sql, { userId: person.id, campaignId, messageId }, index);
  if (!found) throw new Refusal('message.notFound');
  const { roll: before, message } = found;
  return { message, own: { roll: before, rolledAt: new Date(message.createdAt), now: tx.now } };
}

/** Answers a test that stands in the story: once, so that what is kept where it does not help is not tried again. */
async function answerOnce(asked: Asked, what: Extract<RolledNumber, { kind: 'answer' }>) {
  const { tx, person, dice, input } = asked;
  const { message, own } = await ownRollOf(asked, what);
  const seen = { ...asked, audience: message.audience };
  const show = (rolls: Roll[], told: string, hero: Character) =>
    post(seen, hero, [...rolls.map((each) => tellSheetRoll(hero.name, each)), told].filter((words) => words !== '').join(' '), rolls);
  const rule = (hero: Character) => answeredRoll(hero, own, what.key, dice);
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
