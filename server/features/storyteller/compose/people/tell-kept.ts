import type { Npc } from '#domain/narration/adventure.ts';
import type { Memory, MemoryKind } from '#domain/narration/people.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isPlain, spoken } from '#server/features/storyteller/parse/words/restate.ts';
import { speakerOf } from './tell-said.ts';

/** Things of one person that an answer names at most, the latest. */
const most = 5;

const sayings: Record<MemoryKind, string> = {
  told: 'was told',
  lied: 'was told, and believed',
  seenThrough: 'was told, and did not believe',
  promised: 'has a promise from',
  owed: 'is owed something, since',
  liked: 'thinks well of you, and of',
  offended: 'has not forgiven',
  given: 'has had a gift from',
  agreed: 'has agreed to what was asked by',
  wished: 'has not yet granted what was asked by',
  saw: 'has seen how you fought:',
};

function line(npc: Npc, { kind, by, words }: Memory, { context: { brief } }: SceneWriter): string {
  const hero = brief.party.find(({ id }) => id === by)?.name ?? 'a hero';
  const name = capitalize(withinSentence(npc.name));
  const quote = isPlain(words) ? ` "${spoken(words)}"` : '';
  if (kind === 'told' || kind === 'lied' || kind === 'seenThrough') return `${name} ${sayings[kind]}:${quote}`;
  if (kind === 'given') return `${name} ${sayings.given} ${hero}: ${words}.`;
  if (kind === 'saw') return `${name} ${sayings.saw}${quote}`;
  if (kind === 'owed') return `${name} is still owed for ${words}.`;
  return kind === 'promised' || kind === 'agreed' || kind === 'wished'
    ? `${name} ${sayings[kind]} ${hero}:${quote}`
    : `${name} ${sayings[kind]} ${hero}.`;
}

/** What people keep in mind of the party: of one of them whom the words name, else of all; promises alone where those are asked for. */
export function tellKept(writer: SceneWriter, action: HeroAction): string[] {
  const { brief } = writer.context;
  const { people = {} } = writer.before;
  const subject = action.asked?.subject ?? '';
  const isPromise = /\b(?:promise|promised|swear|swore|word|vow|vowed|owe|owes|owed)\b/i.test(action.clauses.join(' '));
  const kinds: readonly MemoryKind[] | null = isPromise ? ['promised', 'owed', 'agreed'] : null;
  const one = subject === '' ? undefined : speakerOf(subject, writer);
  const asked = one ? [one] : brief.adventure.npcs;
  const kept = asked.flatMap((npc) =>
    (people[npc.id]?.memories ?? [])
      .filter(({ kind }) => kinds === null || kinds.includes(kind))
      .map((memory) => line(npc, memory, writer)),
  );
  if (kept.length > 0) return kept.slice(-most);
  const of = one ? capitalize(withinSentence(one.name)) : 'Nobody';
  if (isPromise)
    return [one ? `${of} has no promise from you, and nothing is owed.` : 'You have promised nobody anything, and owe nothing.'];
  return [one ? `${of} knows of you what can be seen, and no more.` : 'Nobody knows more of you than can be seen.'];
}
