import { presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { seenTag, statePhrase, tagSentence } from '#domain/narration/scene-tags/seen-tag.ts';
import { isSilenced, tagsHere } from '#domain/narration/scene-tags/tags-here.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { timeOf } from '#domain/narration/rulings/story-time.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { npcOf } from '#server/features/storyteller/parse/action.ts';
import { isAtLarge } from '#server/features/storyteller/parse/target-of.ts';
import { npcFacts } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { optional, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { tagKey } from './tag-key.ts';

/** What actions have left that one reply tells of by the way. */
const seenAtOnce = 2;

/** Tags of the scene that can be seen and were not told of in this reply, the latest first. A hero's own plight is no sight. */
function sights({ context: { brief }, narrated }: SceneWriter, state: PlayState): SceneTag[] {
  return tagsHere(brief.adventure, state)
    .filter(
      ({ about, state: now }) =>
        about.kind !== 'hero' && now !== 'hidden' && now !== 'carried' && now !== 'used' && !narrated.has(tagKey(about)),
    )
    .toReversed();
}

function factsOf(tag: SceneTag, { context: { brief } }: SceneWriter): Facts {
  const { thing, state } = seenTag(tag, brief);
  return { feature: thing, state: statePhrase({ thing, state }) };
}

function tellSight(tag: SceneTag, writer: SceneWriter): string {
  writer.narrated.add(tagKey(tag.about));
  const key = `tag ${tag.id} ${tag.state}`;
  if (!writer.fragments.isStale(key)) writer.fragments.note(key);
  return writer.fragments.insist([`seen.${tag.state}`, 'seen'], factsOf(tag, writer)) ?? tagSentence(seenTag(tag, writer.context.brief));
}

/** What actions have left in a scene, for somebody who comes to it or looks round in it. */
export function tellTagsSeen(writer: SceneWriter, state: PlayState): RankedText[] {
  return sights(writer, state)
    .slice(0, seenAtOnce)
    .map((tag) => required(tellSight(tag, writer)));
}

/** Somebody who is talked to, and speaks of what was done here before. */
function tellSpokenOf(action: HeroAction, writer: SceneWriter): RankedText[] {
  const { brief } = writer.context;
  const npc = npcOf(action);
  if (!npc || !presentNpcs(brief.adventure, writer.before).includes(npc) || isSilenced(brief.adventure, writer.before, npc)) return [];
  const { turns } = timeOf(brief.state);
  const tag = sights(writer, brief.state).find(
    ({ id, state, since, about }) =>
      tagRules[state].angers &&
      since < turns &&
      !('id' in about && about.id === npc.id) &&
      !writer.fragments.isStale(`tag ${id} of ${npc.id}`),
  );
  const text = tag ? writer.fragments.write(['talk.witness'], { ...npcFacts(npc), ...factsOf(tag, writer) }) : null;
  if (!tag || text === null) return [];
  writer.fragments.note(`tag ${tag.id} of ${npc.id}`);
  writer.narrated.add(tagKey(tag.about));
  return [optional(text, 1)];
}

/** What an action brings up again: a look round sees what was done here, and people speak of it. */
export function tellTagsAt(action: HeroAction, writer: SceneWriter): RankedText[] {
  if (action.down || action.absent) return [];
  if (action.kind === 'search' && action.targets.length === 0 && isAtLarge(action)) return tellTagsSeen(writer, writer.context.state);
  return action.kind === 'talk' ? tellSpokenOf(action, writer) : [];
}

/** A line about something that an action has left here, once in a while; null where there is none. */
export function tellReminder(writer: SceneWriter): string | null {
  const tag = sights(writer, writer.context.state).find(({ id, state }) => !writer.fragments.isStale(`tag ${id} ${state}`));
  return tag ? tellSight(tag, writer) : null;
}

/** All that actions have changed in the scene where the party is, with who did it. */
export function tellChanged({ context: { brief }, before }: SceneWriter): string[] {
  const changed = tagsHere(brief.adventure, before).map((tag) => {
    const seen = seenTag(tag, brief);
    return seen.by === undefined || tag.about.kind === 'hero' ? tagSentence(seen) : `${tagSentence(seen)} That was ${seen.by}.`;
  });
  return changed.length > 0 ? changed : ['Nothing here is other than you found it.'];
}
