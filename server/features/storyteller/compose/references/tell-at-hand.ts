import { presentNpcs } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { mentionsIn } from '#server/features/storyteller/parse/references/mentions.ts';

/** What lies where the party is and could be taken, and who keeps an eye on the rest. */
export function tellTakeable({ context: { brief }, before, scene }: SceneWriter): string[] {
  const lying = scene.loot.filter(({ id }) => !Object.hasOwn(before.taken, id));
  const here = presentNpcs(brief.adventure, before);
  const loose = lying.filter(({ guardedBy }) => !here.some(({ id }) => guardedBy.includes(id)));
  const kept = lying.filter((loot) => !loose.includes(loot));
  const things = loose.map(({ name, where }) => `${withinSentence(name)}, ${where}`);
  const told = things.length > 0 ? [`This lies here for the taking: ${things.join('; and ')}.`] : [];
  const watched = kept.map(({ name, guardedBy }) => {
    const keepers = here.filter(({ id }) => guardedBy.includes(id)).map((npc) => withinSentence(npc.name));
    return `${capitalize(listed(keepers))} ${keepers.length > 1 ? 'keep' : 'keeps'} an eye on ${withinSentence(name)}.`;
  });
  return told.length + watched.length > 0
    ? [...told, ...watched]
    : ['Nothing lies here that would be worth the trouble, as far as you can see.'];
}

/** What somebody could get behind, under or into. */
const hides =
  /^(?:wall|stack|cart|barrow|barrel|trough|bench|pillar|column|shelf|shelve|door|curtain|stove|table|boat|ferry|hull|bollard|sledge|rock|house|hut|pump|crate|cask|sack|bookcase|desk|pallet|screen|counter|bar|bed|bunk|oven|chest|cupboard|wardrobe|statue|chimney|anvil|forge|wagon|hedge|fence|tree|heap|drift|creel|cradle|tank|vat|boulder|rib|mast|tomb|altar)$/;
/** What something is only likened to. */
const likened = /\b(?:like|as \p{L}+ as|the size of|the shape of) (?:(?:an?|the|some) )?\p{L}+(?: \p{L}+)?/giu;
/** Things of a place that one answer names. */
const mostNamed = 3;

/** What the texts of a place have that one could hide behind, by its noun, each once. */
function coverIn(texts: readonly string[]): string[] {
  const found = texts
    .flatMap((text) => mentionsIn(text.replaceAll(likened, ' ')))
    // "A barrow has worn a track" puts no barrow there.
    .filter(({ noun, isSpeech, sentence }) => !isSpeech && hides.test(noun) && !new RegExp(`\\b${noun}s? ha[sd] `, 'i').test(sentence));
  const nouns = [...new Map(found.map((each) => [each.noun, each])).values()];
  return nouns.slice(0, mostNamed).map(({ noun, isMany }) => `the ${noun}${isMany ? 's' : ''}`);
}

/** What there is to hide behind where the party is. */
export function tellCover({ scene }: SceneWriter): string[] {
  const found = coverIn([
    scene.description,
    ...scene.features.map(({ name }) => name),
    ...scene.features.map(({ description }) => description),
  ]);
  if (found.length === 0) return ['Nothing here is big enough to hide behind, as far as you can see.'];
  return [`You could get behind ${listed(found, 'or')}.`, 'Say that you do: whether you are seen is a check of Stealth.'];
}
