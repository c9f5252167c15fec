import { capitalize } from '#domain/text/capitalize.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import type { Memory, MemoryKind } from '#domain/narration/people.ts';
import { memoriesOf } from '#domain/narration/people.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { optional, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { namesAt } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { isPlain, spoken, withNames } from '#server/features/storyteller/parse/words/restate.ts';
import { statementOf } from '#server/features/storyteller/parse/talk/statement.ts';

/** Words of meaning that a lie and a fact share where the fact shows it for what it is. */
const sharedWithFact = 2;

/** Whether the party has found out something since that has to do with the lie. */
function isUndone({ words, clues = 0 }: Memory, { context: { brief, state } }: SceneWriter): boolean {
  const said = contentWords(words);
  return state.clues.slice(clues).some((id) => {
    const fact = stemsOf(brief.adventure.clues.find((clue) => clue.id === id)?.text ?? '');
    return said.filter(({ stem }) => fact.has(stem)).length >= sharedWithFact;
  });
}

/** What somebody comes back to, with the fragments for it: the first that has not been come back to. */
function pressing(npc: Npc, writer: SceneWriter): { memory: Memory; group: string } | null {
  const isApart = writer.before.people?.[npc.id]?.isApart === true;
  const open = (kind: MemoryKind) => memoriesOf(writer.before, npc.id, [kind]).filter(({ raised }) => raised === undefined);
  const undone = open('lied').find((memory) => isUndone(memory, writer));
  if (undone) return { memory: undone, group: 'memory.undone' };
  const [hurt] = open('offended');
  if (hurt) return { memory: hurt, group: 'memory.offended' };
  const [saw] = open('saw');
  if (saw) return { memory: saw, group: 'memory.saw' };
  if (!isApart) return null;
  for (const kind of ['promised', 'owed', 'seenThrough', 'lied', 'given', 'liked'] as const) {
    const [memory] = open(kind);
    if (memory) return { memory, group: `memory.${kind}` };
  }
  return null;
}

/** Who somebody is whom the party speaks with for the first time, in one clause; nothing where their name or their place was told lately. */
export function tellMeeting(npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] {
  const marker = `met ${npc.id}`;
  if (writer.before.people?.[npc.id] || writer.narrated.has(marker) || bare(npc.role) === bare(npc.name)) return [];
  const isNamedLately = writer.context.brief.recent.some(({ role, content }) => role === 'ai' && content.includes(npc.name));
  if (isNamedLately) return [];
  writer.narrated.add(marker);
  const text = writer.fragments.insist(['talk.meet'], { ...facts, role: npc.role });
  return text === null ? [] : [required(text)];
}

/** What somebody has on their mind when the party speaks with them: one thing, once; or that they know it again. */
export function tellRecollection(npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] {
  const { party } = writer.context.whole;
  const known = writer.before.people?.[npc.id];
  const marker = `met ${npc.id}`;
  if (!known || writer.narrated.has(marker)) return [];
  writer.narrated.add(marker);
  const found = pressing(npc, writer);
  const other = party.find(({ id }) => id === found?.memory.by)?.name ?? 'one of you';
  const isTellable = found !== null && isPlain(found.memory.words);
  if (found && isTellable) {
    const quote = spoken(withNames(found.memory.words, namesAt(writer.context)));
    const text = writer.fragments.write([found.group], { ...facts, other, quote, things: found.memory.words });
    if (text !== null) {
      writer.remembered.push({ npc: npc.id, by: found.memory.by, kind: 'raised', of: found.memory });
      return [required(text, `${capitalize(npc.name)} has not forgotten.`)];
    }
  }
  if (known.isApart !== true) return [];
  const again = writer.fragments.write(['memory.meet'], facts);
  return again === null ? [] : [optional(again, 1)];
}

/** Whether somebody has been hurt by words and nothing has made up for it since. */
export function isCool(npc: Npc, { before }: SceneWriter): boolean {
  const last = (kinds: readonly MemoryKind[]) => memoriesOf(before, npc.id, kinds).at(-1)?.turn ?? -1;
  return last(['offended']) > last(['liked', 'given']);
}

/** Takes down what an action of talk leaves in somebody's mind. */
export function keepInMind(action: HeroAction, npc: Npc, writer: SceneWriter, worked: boolean): void {
  const by = action.actor.id;
  const keep = (kind: MemoryKind, text: string) =>
    writer.remembered.push({ npc: npc.id, by, kind, words: text, clues: writer.context.state.clues.length });
  writer.remembered.push({ npc: npc.id, by, kind: 'spoke' });
  const said = action.quote ?? action.clauses.join(', ');
  if (action.tone === 'insult') return void keep('offended', said);
  if (action.tone === 'threat') return void (worked ? undefined : keep('offended', said));
  const statement = statementOf(action);
  if (action.kind === 'trick' || action.tone === 'bluff') return void (statement && keep(worked ? 'lied' : 'seenThrough', statement.text));
  if (statement) keep(statement.kind, statement.text);
  if (action.tone === 'charm' && worked && statement === null) keep('liked', said);
}
