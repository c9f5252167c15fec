import { presentNpcs } from '#domain/narration/play-state.ts';
import { listed } from './facts.ts';
import type { SceneWriter } from './scene-writer.ts';
import { npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { knownPassages } from '#server/features/storyteller/recall/passages.ts';
import { keyWords, recall } from '#server/features/storyteller/recall/recall.ts';
import { tellPassage } from './answers/evidence.ts';
import { unansweredLine } from './answers/wording.ts';
import { tellMentioned } from './mentions/tell-mentioned.ts';
import { countText } from './ranked-text.ts';

/** What one answer tells at most: sentences, and words after the first of them. */
const most = { sentences: 2, words: 45 } as const;
/** The second sentence must answer nearly as well as the first. */
const nearly = 0.95;

/** What the party knows of something, in the words in which it learned it; nothing where it has heard nothing of it. */
export function recalled(question: string, { context: { brief, state } }: SceneWriter): string[] {
  const [first, ...others] = recall(question, knownPassages(brief, state));
  if (!first) return [];
  const more = others
    .filter(({ fit, passage }) => fit >= first.fit * nearly && countText(first.passage.text + passage.text) <= most.words)
    .slice(0, most.sentences - 1);
  return [first, ...more].map(({ passage }) => tellPassage(passage));
}

/** The answer to a question that no other answer is made for: what is known of it, else that nobody has said, and who might. */
export function tellRecalled(writer: SceneWriter, action: HeroAction): string[] {
  const question = action.asked?.subject ?? action.clauses.join(' ');
  const known = recalled(question, writer).filter((text) => !writer.narrated.has(text));
  known.forEach((text) => writer.narrated.add(text));
  if (known.length > 0) return known;
  const told = tellMentioned(question, writer);
  if (told) return told;
  if (writer.narrated.has('unknown')) return [];
  writer.narrated.add('unknown');
  const answering = writer.context.read.flatMap(({ actions }) =>
    actions.flatMap((each) => (each.kind === 'talk' ? [npcOf(each)?.id] : [])),
  );
  const people = presentNpcs(writer.context.brief.adventure, writer.before).filter((npc) => !isBeast(npc) && !answering.includes(npc.id));
  const [topic] = keyWords(question).toReversed();
  // What names nothing beside words that had their answer needs none of its own: "who is here? anyone?"
  const isBeside = writer.narrated.size > 1 || writer.context.read.some(({ actions }) => actions.length > 1);
  if (topic === undefined && isBeside) return [];
  const asking = people.slice(0, 2).map(({ name }) => withinSentence(name));
  return [
    topic ? unansweredLine(action.clauses.join(' ')) : 'That is hard to answer as it stands: name what you mean.',
    asking.length > 0 ? `You could ask ${listed(asking, 'or')}.` : 'A closer look around may tell.',
  ];
}
