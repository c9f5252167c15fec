import { randomUUID } from 'node:crypto';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { Person } from '#domain/account/account.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import type { CharacterStep, ForcedSave } from '#domain/character/step.ts';
import { forcedCheck } from '#domain/check/force-saves.ts';
import { tellForced } from '#domain/check/tell-check.ts';
import type { Character } from '#domain/character/character.ts';
import { withRestKept } from '#domain/character/rolls/rested-since.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { spellLetGo } from '#domain/character/actions/concentration.ts';
import { isDead } from '#domain/character/sheet/state.ts';
import { sheetTelling } from '#domain/moments/telling.ts';
import { momentsOfSheet } from '#domain/moments/sheet-moments.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { isSame } from '#domain/difference.ts';
import { tellFact } from './tell-fact.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { checkMessages, postMessage } from '#server/features/chat/index.ts';
import { lockCharacter, lockCharacters, saveCharacter } from './characters.store.ts';
import { counted } from './is-in-fight.ts';
import { changedWithItems } from './item-effects.ts';
import { once } from './change-once.ts';
import { shownSheetOf } from './shown-sheet.ts';
import type { ChangeSentences } from './change-once.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** A character for a change of it, held until the transaction ends; refuses where there is none. */
export async function holdCharacter(tx: Tx, campaignId: string, characterId: string): Promise<Character> {
  const character = await lockCharacter(tx.sql, campaignId, characterId);
  if (!character) throw new Refusal('character.notFound');
  return character;
}

/** The value of what a rule allowed; its sentence as a refusal when it did not. */
export function allowed<Value>(answer: CharacterResult<Value>): Value {
  if (!answer.ok) throw new Refusal('character.refused', tellCharacterRefusal(answer.refused));
  return answer.value;
}

/** A change of one sheet as it is asked for. */
interface ChangeAsked {
  campaignId: string;
  characterId: string;
  /** Of the change; the same one is done once. */
  id: string;
  /** Other sheets that it reaches. */
  others?: readonly string[];
  /** Whether the table is told of it though nothing was rolled. */
  isAnnounced?: boolean;
  /** What was saved against, where damage hangs on that, and whether the save was made. */
  save?: { what: string; isMade: boolean };
  /** Whether the story says nothing of it: its dice are not for the table. */
  isUntold?: boolean;
}

/** What a change does to the sheet, and to others that it reaches. */
interface Reaching extends CharacterStep {
  reached?: CharacterStep[];
}

type Rule = (character: Character, others: Character[]) => CharacterResult<Reaching> | Promise<CharacterResult<Reaching>>;

/** The sheets that a change is about, held until the transaction ends; refuses where one is missing. */
async function holdAll(tx: Tx, { campaignId, characterId, others = [] }: ChangeAsked): Promise<{ before: Character; others: Character[] }> {
  const elsewhere = [...new Set(others)].filter((each) => each !== characterId);
  if (elsewhere.length === 0) return { before: await holdCharacter(tx, campaignId, characterId), others: [] };
  const held = await lockCharacters(tx.sql, campaignId, [characterId, ...elsewhere]);
  const sheetOf = (each: string) => {
    const character = held.get(each);
    if (!character) throw new Refusal('character.notFound');
    return character;
  };
  return { before: sheetOf(characterId), others: elsewhere.map(sheetOf) };
}

/** Puts the save that something forces into the story as a card of its own: who is reached is said on it. */
async function askForSaves(tx: Tx, authorId: string, hero: Character, forced: ForcedSave, position: number | null): Promise<void> {
  const line = { id: randomUUID(), campaignId: hero.campaignId, authorId, authorName: hero.name, role: 'system' as const };
  const content = tellForced(forced);
  await checkMessages.postCheck(
    tx,
    { ...line, content, audience: null, rolls: [], narration: null },
    forcedCheck(hero, forced, position),
    [],
  );
}

/** What a change has brought about: on its own sheet, where that stands, and on others. */
interface Changed {
  own: readonly CharacterFact[];
  reached: readonly CharacterStep[];
  others: readonly Character[];
  position: number | null;
}

/** Has the story hear what has come about on sheets: on that which was changed, and on those that were reached by it. */
function tellStory(
  tx: Tx,
  { campaignId, characterId, save }: ChangeAsked,
  before: Character,
  { own, reached, others, position }: Changed,
): void {
  const lifeBefore = (one: Character) => ({ isDown: hitPointsLeft(one) === 0 && !isDead(one), deathSaves: one.deathSaves });
  const moments = [
    ...momentsOfSheet(own, { ...lifeBefore(before), save }),
    ...reached.flatMap(({ character, facts }) => {
      const other = others.find(({ id }) => id === character.id);
      return other ? momentsOfSheet(facts, { ...lifeBefore(other), by: before.name }) : [];
    }),
  ];
  const change = position === null ? {} : { change: { characterId, position } };
  if (moments.length > 0) tx.emit(campaignTopic(campaignId), { type: 'story.happened', campaignId, moments, ...change });
}

/** Shows the dice of a change, with what happened in words. */
type ShowDice = (rolls: Roll[], text: string, hero: Character) => Promise<unknown>;

/** Changes one sheet by a rule: held, judged, kept with who did what, and shown to the table, or as `show` does. */
export async function changeCharacter(
  tx: Tx,
  { id: authorId, name }: Person,
  asked: ChangeAsked,
  rule: Rule,
  show: ShowDice = (rolls, content, { name: authorName, userId }) =>
    postMessage(tx, {
      id: randomUUID(),
      campaignId: asked.campaignId,
      authorId,
      authorName,
      role: 'system',
      content,
      audience: null,
      rolls: userId === authorId ? rolls : rolls.map((each) => ({ ...each, notes: [...(each.notes ?? []), `Rolled by ${name}`] })),
      narration: null,
    }),
): Promise<ChangeSentences & { character: Character; shown: ShownSheet }> {
  const { campaignId, characterId, id, isAnnounced = false } = asked;
  const { before, others } = await holdAll(tx, asked);
  const done = await once(tx, { campaignId, characterId, requestedBy: authorId, id }, { character: before }, async () => {
    const { character: changed, reached = [], ...own } = allowed(await rule(before, others));
    const kept = withRestKept(changed, own.facts, tx.now);
    const character = await counted(tx.sql, await changedWithItems(tx.sql, kept), tx.now);
    const by = { id: authorId, name };
    const letsGo = spellLetGo(before, { character, facts: own.facts });
    const isChanged = letsGo !== null || !isSame(before, character);
    const position = isChanged
      ? await saveCharacter(tx, character, { by, summary: own.facts, before, letsGo, reached: reached.map((each) => each.character.id) })
      : null;
    for (const each of reached) {
      const other = others.find((one) => one.id === each.character.id);
      if (other && !isSame(other, each.character)) await saveCharacter(tx, each.character, { by, summary: each.facts, before: other });
    }
    const facts = [own, ...reached].flatMap((each) => each.facts);
    const rolls = [own, ...reached].flatMap((each) => each.rolls).map((each) => (each.from ? each : { ...each, by: characterId }));
    const shown = rolls.length > 0 ? facts : facts.filter(({ kind }) => sheetTelling[kind].log === 'table');
    const content = shown.map(tellFact).join(' ');
    const isInStory = rolls.length > 0 || (isAnnounced && content !== '');
    if (isInStory) await show(rolls, content, before);
    if (asked.isUntold !== true) tellStory(tx, asked, before, { own: own.facts, reached, others, position });
    if (isAnnounced && own.forces) await askForSaves(tx, authorId, before, own.forces, position);
    return { character, facts, rolls, position, ...(isInStory && { isInStory }) };
  });
  return { ...done, shown: await shownSheetOf(tx.sql, done.character) };
}
