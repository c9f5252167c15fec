import type { Feature } from '#domain/narration/adventure.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { featureFacts, listed } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { keyWords } from '#server/features/storyteller/recall/recall.ts';
import { commonFactIn, commonNamedIn } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { whoKnows } from '#server/features/storyteller/compose/answers/of-the-tale.ts';

/** Who of a crowd could tell more: whoever has something to say of the words of a question, the last of them first. */
function whoTells(text: string, crowd: Feature, writer: SceneWriter): string[] {
  const words = keyWords(text)
    .map(({ word }) => word)
    .filter((word) => !crowd.aliases.some((alias) => isNamed(alias, word)));
  return words.toReversed().reduce<string[]>((found, word) => (found.length > 0 ? found : whoKnows(word, writer)), []);
}

/** What people who stand about say to what is said to them: what everybody of the place knows of it, else who would know more. */
export function tellCrowd(action: HeroAction, crowd: Feature, writer: SceneWriter, own: Facts): RankedText {
  const facts = { ...own, ...featureFacts(crowd) };
  const { adventure } = writer.context.brief;
  const text = action.quote ?? action.clauses.join('. ');
  const fact = commonFactIn(text, adventure, writer.before) ?? commonNamedIn(text.toLowerCase(), adventure, writer.before)[0];
  if (fact && !writer.narrated.has(fact.says)) {
    writer.narrated.add(fact.says);
    const told = writer.fragments.insist(['talk.crowd.answer'], { ...facts, says: fact.says });
    if (told !== null) return required(told);
  }
  const knowing = whoTells(text, crowd, writer);
  const sent = knowing.length > 0 ? writer.fragments.insist(['talk.crowd.sends'], { ...facts, subject: listed(knowing, 'or') }) : null;
  return required(sent ?? writer.fragments.insist(['talk.crowd'], facts) ?? `${capitalize(crowd.name)} have no answer.`);
}
