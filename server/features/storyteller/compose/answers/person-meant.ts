import type { Npc } from '#domain/narration/adventure.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { Subject } from './subject.ts';

const [she, he] = ['woman|lady|girl|lass|gran|granny', 'man|guy|boy|lad|fellow|dude|bloke|chap|gentleman'];
const kinds = new RegExp(`\\b(?:(?<she>${she})|(?<he>${he})|kid|child|one|person)\\b`, 'u');
/** A word for anybody with what tells them from others: "the sock lady", "the woman in black", "the mean looking one". */
const phrase = new RegExp(
  `^(?:the |that |this )?(?:[\\p{L}-]+ ){0,3}(?:${she}|${he}|kid|child|one|person)(?: (?:in|with|at|by|on|of|from|who|that) .+)?$`,
  'u',
);

/** Whether somebody may be called a woman or a man. */
const isOfKind = ({ pronouns }: Npc, called: Record<string, string | undefined>): boolean =>
  called['she'] !== undefined ? pronouns === 'she' : called['he'] !== undefined ? pronouns === 'he' : true;

/** How many of the words are said of somebody: of what they are, how they look and what they do. */
function fitOf({ name, role, description, habits, aliases }: Npc, stems: readonly string[]): number {
  const said = stemsOf([name, role, description, ...habits, ...aliases].join(' '));
  return stems.filter((stem) => said.has(stem)).length;
}

/** Whoever the party has met and fits a word for anybody, those who are here first: "the kid", "the sock lady". */
export function personMeant(text: string, { context, before, scene }: SceneWriter): Subject | undefined {
  if (!phrase.test(text)) return undefined;
  const { adventure } = context.brief;
  const called = kinds.exec(text)?.groups ?? {};
  const stems = contentWords(bare(text).replace(kinds, ' ')).map(({ stem }) => stem);
  const visited = adventure.scenes.filter(({ id }) => before.visited.includes(id) || id === scene.id);
  const met = visited.flatMap((at) => adventure.npcs.filter(({ id }) => at.npcs.includes(id)).map((npc) => ({ npc, at })));
  const fitting = met
    .filter(({ npc }) => isOfKind(npc, called))
    .map((each) => ({ ...each, isHere: each.at.id === scene.id, fit: fitOf(each.npc, stems) }))
    .filter(({ fit, isHere }) => (stems.length === 0 ? isHere : fit * 2 >= stems.length))
    .toSorted((one, other) => Number(other.isHere) - Number(one.isHere) || other.fit - one.fit);
  const [first, second] = fitting;
  const isPlain = first && !(second && second.isHere === first.isHere && second.fit === first.fit);
  return isPlain
    ? { kind: 'npc', npc: first.npc, called: withinSentence(first.npc.name), scene: first.at, isMet: true, isHere: first.isHere }
    : undefined;
}
