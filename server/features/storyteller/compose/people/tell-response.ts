import { guardHere } from '#domain/narration/rulings/loot.ts';
import type { Clue, Npc, Response } from '#domain/narration/adventure.ts';
import { responseKey } from '#domain/narration/people.ts';
import { carriedThings, namesOfCarried } from '#domain/narration/scene-tags/carried.ts';
import { takenLoot } from '#domain/narration/play-state.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { featureOf, lootOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { accusesYou } from '#server/features/storyteller/parse/talk/accusation.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { toldFact } from '#server/features/storyteller/parse/talk/told-fact.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { spokenText } from '#server/features/storyteller/parse/topics.ts';
import { sayOnce } from './tell-self.ts';

/** Words that hold something out to somebody to be looked at. */
const showing =
  /\b(?:show(?:s|ing|n)?|hold(?:s|ing)? (?:out|up)|present(?:s|ing)?|display(?:s|ing)?|wave(?:s|ing)?|look at|explain (?:this|these|that)|on (?:his|her|their|your|the) (?:desk|table|counter|knees|lap)|here(?:'s| is| are)|see (?:this|these|that)|recogni[sz]e|(?:put|lay|set|place)(?:s|ting|ing)? .{2,40} (?:in front of|before|on the (?:table|desk|counter|bench))|whose (?:is|are|was) (?:this|these|it)|(?:i|we) (?:have(?! (?:come|been|heard|to|not|never|seen|no|only|just|walked|travelled)\b)|found|brought|got|took)|this is|what (?:is|are|about) (?:this|these)|know (?:this|these)|seen (?:this|these))\b/i;

/** Words that show a thing where it lies. */
const pointing = /\b(?:show|point)(?:s|ed|ing)?\b/i;

/** What the party has with it that these words name: a loot, or a belonging by the feature that it is. */
function thingShown(action: HeroAction, text: string, writer: SceneWriter): string | undefined {
  const { adventure } = writer.context.brief;
  const picked = writer.ruled.find(({ call, ruling }) => call.name === 'loot' && ruling.allowed)?.call;
  // "Take the shovel and show it to Arvid": it is what was just picked up.
  if (picked?.name === 'loot' && /\b(?:it|this|that|these)\b/i.test(text)) return picked.loot;
  const loot = takenLoot(adventure, writer.before).find(({ name, aliases }) =>
    [bare(name), ...aliases].some((each) => isNamed(text, each)),
  );
  if (loot) return loot.id;
  // What lies here is shown where it lies.
  const lying = pointing.test(text) ? lootOf(action) : undefined;
  if (lying && !Object.hasOwn(writer.before.taken, lying.id) && !guardHere({ adventure, state: writer.before }, lying)) return lying.id;
  const held = carriedThings(adventure, writer.before);
  return adventure.belongings?.find(
    ({ name, aliases, feature }) =>
      feature !== undefined && held.some((each) => each.name === name) && [bare(name), ...aliases].some((each) => isNamed(text, each)),
  )?.feature;
}

/** What the party has found out that a small thing is of which it has with it: the thread of "a thread of plum velvet". */
function clueShown(text: string, { context, before }: SceneWriter): string | undefined {
  const { adventure } = context.brief;
  const held = carriedThings(adventure, before).find((each) => namesOfCarried(each).some((name) => isNamed(text, name)));
  const stems = contentWords(bare(held?.name ?? '')).map(({ stem }) => stem);
  const isOf = (told: string) => stems.length > 0 && stems.every((stem) => stemsOf(told).has(stem));
  return adventure.clues.findLast((clue) => before.clues.includes(clue.id) && isOf(clue.text))?.id;
}

/** What the party has found out at a thing that stands here, or that thing itself. */
function featureShown(action: HeroAction, { before }: SceneWriter): string | undefined {
  const feature = featureOf(action);
  return feature && pointing.test(action.clauses.join(' ')) && (feature.clue === undefined || before.clues.includes(feature.clue))
    ? (feature.clue ?? feature.id)
    : undefined;
}

/** Sentences that ask for what somebody knows, and tell nothing: "what do you know about the ship?" */
const asksAfter =
  /\b(?:tell|know|knows|hear|heard|talk|speak|ask)\b.*\b(?:about|of)\b|^(?:(?:and|so|but),? )*(?:(?:oh|ah) [^,.!?]{2,24}[,!] )?(?:who(?:m|se)?|where|when|how (?:many|much|long|far|old|often)|(?:what|which)\b(?!.*\byou\b))\b/i;

/** What is told by words, without what only asks. */
function tellingPart(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => !asksAfter.test(sentence.trim()))
    .join(' ');
}

/** The last of what the party has found out that is about whoever is accused. */
function factAgainst(npc: Npc, { context, before }: SceneWriter): Clue | undefined {
  const names = callsOf(npc).filter((name) => name.length > 3);
  return context.brief.adventure.clues.findLast(({ id, text }) => before.clues.includes(id) && names.some((name) => isNamed(text, name)));
}

function responseTo(id: string | undefined, { responses = [] }: Npc): Response | undefined {
  return id === undefined ? undefined : responses.find(({ to }) => to === id);
}

/**
 * What somebody says to what the party tells them of what it has found out, to a thing that is shown to them, or to an accusation;
 * undefined where the adventure has nothing of theirs to say to it.
 */
export function tellResponse(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  if ((npc.responses ?? []).length === 0) return undefined;
  const text = `${spokenText(action, npc)} ${action.clauses.join(' ')}`;
  const shown =
    action.offers || showing.test(text)
      ? responseTo(thingShown(action, text, writer) ?? clueShown(text, writer) ?? featureShown(action, writer), npc)
      : undefined;
  const told = responseTo(toldFact(tellingPart(spokenText(action, npc)), writer.context.brief.adventure, writer.before)?.id, npc);
  const against = accusesYou(action.quote ?? action.clauses.join(' ')) ? responseTo(factAgainst(npc, writer)?.id, npc) : undefined;
  const response = shown ?? told ?? against;
  if (!response) return undefined;
  if (response.yields) writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'asked', topic: responseKey(response) });
  return sayOnce(response.says, npc, writer, facts, shown ? 'shown.again' : 'talk.again');
}
