import { isOfTime } from '#server/features/storyteller/compose/mentions/is-of-time.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import { openAims } from '#server/features/storyteller/parse/question/open-aim.ts';
import { sentenceWith } from '#server/features/storyteller/parse/references/asked-words.ts';
import { dialogueOf } from '#server/features/storyteller/parse/references/dialogue.ts';
import { commonNamedIn } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { knownPassages } from '#server/features/storyteller/recall/passages.ts';
import { recall } from '#server/features/storyteller/recall/recall.ts';
import { tellPassage } from '#server/features/storyteller/compose/answers/evidence.ts';
import { withNpc } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { tellTime } from '#server/features/storyteller/compose/tell-recap.ts';

/** Sentences that say more of words which were asked after. */
const sentencesTold = 2;

const closed = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence.replace(/[,;:]+$/, '')}.`);

/** What the narrator's own words meant: where they stood, who said them if somebody did, and what else is known of it. */
export function tellWords(writer: SceneWriter, action: HeroAction): string[] {
  const { brief } = writer.context;
  const words = action.asked?.subject ?? '';
  const found = sentenceWith(words, dialogueOf({ ...brief, state: writer.before }));
  if (!found) return [`Of “${words}” nothing has been said lately.`];
  const said = closed(found.sentence);
  if (isOfTime(found.sentence, writer)) {
    const aims = openAims(brief.adventure, writer.before).slice(0, 1);
    const told = writer.fragments.insist(['words.time'], { glimpse: said }) ?? said;
    return [told, ...tellTime(writer).slice(0, 2), ...aims.map(({ says }) => says)];
  }
  const speaker = found.isSpeech ? brief.adventure.npcs.find(({ name }) => found.paragraph.includes(name)) : undefined;
  const lead = writer.fragments.insist([speaker ? 'words.said' : 'words.told'], withNpc({ glimpse: said }, speaker)) ?? said;
  const common = commonNamedIn(words, brief.adventure, writer.before).find(({ onlyPeople }) => onlyPeople !== true)?.says;
  const asked = contentWords(words).map(({ word }) => word);
  const known = recall(asked.join(' '), knownPassages(brief, writer.before))
    .map(({ passage }) => passage)
    .filter(({ text }) => !said.includes(text) && !text.includes(found.sentence))
    .map(tellPassage);
  const more = [...(common === undefined ? [] : [common]), ...known].slice(0, sentencesTold);
  return [lead, ...(more.length > 0 ? more : ['More than that has not been told of it so far.'])];
}
