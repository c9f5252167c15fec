import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { seenTag, statePhrase, subjectName } from '#domain/narration/scene-tags/seen-tag.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { stateLabel } from '#domain/narration/scene-tags/tag-labels.ts';
import type { TagSubject } from '#domain/narration/scene-tags/scene-tag.ts';
import type { RulingFact } from '#domain/narration/tool-call.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Change } from '#server/features/storyteller/parse/scene-changes/change.ts';
import { npcFacts } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, actionText } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import { tagKey } from './tag-key.ts';
import { tellCarrying } from './tell-carrying.ts';

/** Sentences for why an action cannot be done, by the code of the refusal. */
const refusals: Partial<Record<RulingFact['code'], string>> = {
  tagIsSo: 'change.already',
  tagIsSpoilt: 'change.spoilt',
  tagIsWet: 'change.wet.refused',
  tagOnlyWayOn: 'change.only',
  tagHoldsOut: 'change.holds',
};

function changeFacts(action: HeroAction, about: TagSubject, state: string, writer: SceneWriter): Facts {
  const { brief } = writer.context;
  const thing = subjectName(about, writer.scene.id, brief);
  const npc = about.kind === 'npc' ? brief.adventure.npcs.find(({ id }) => id === about.id) : undefined;
  const phrase = statePhrase({ thing, state: stateLabel(state) });
  return { ...actionFacts(action, writer), ...(npc ? npcFacts(npc) : {}), feature: thing, state: phrase };
}

/** Minds that an action has changed: told by what they are now. */
function tellResentment(facts: readonly RulingFact[], writer: SceneWriter): RankedText[] {
  return facts.flatMap(({ code, slots }) => {
    const npc = code === 'changesAttitude' ? writer.context.brief.adventure.npcs.find(({ name }) => name === slots['npc']) : undefined;
    const text = npc ? writer.fragments.insist([`turn.${slots['attitude']}`], npcFacts(npc)) : null;
    return text === null ? [] : [required(text)];
  });
}

/** Somebody who has seen an action that nobody is pleased with, and says nothing of it yet. */
function tellWitness(change: Change, facts: Facts, writer: SceneWriter): RankedText[] {
  const { brief, state } = writer.context;
  if (!tagRules[change.state].angers) return [];
  const witness = presentNpcs(brief.adventure, state).find(({ id }) => change.about.kind !== 'npc' || change.about.id !== id);
  const text = witness ? writer.fragments.write(['change.witness'], { ...facts, ...npcFacts(witness) }) : null;
  return text === null ? [] : [{ text, rank: 2 }];
}

/** What a failed action costs whoever tried it. */
function tellCost(action: HeroAction, facts: Facts, writer: SceneWriter): RankedText[] {
  const cost = writer.ruled.find(
    ({ purpose, call, ruling }) => purpose === 'mishap' && ruling.allowed && call.name === 'scene_tag' && call.heroId === action.actor.id,
  );
  const text = cost ? writer.fragments.insist(['change.cost'], facts) : null;
  return text === null ? [] : [required(text)];
}

/** An action with what it leaves behind, or why nothing comes of it. */
export function tellChange(action: HeroAction, change: Change, writer: SceneWriter): RankedText[] {
  const all = writer.ruled.filter((each) => each.action === action && each.purpose === 'change');
  const made = all.find(({ ruling }) => ruling.allowed) ?? all[0];
  const facts = changeFacts(action, change.about, change.phrase ?? change.state, writer);
  if (!made) {
    const trial = trialOf(action, writer.ruled);
    const groups =
      change.once !== undefined
        ? ['carry.unfound', 'any.failure']
        : trial?.ruling.allowed
          ? ['change.failure', `any.${trial.ruling.degree ?? 'failure'}`]
          : ['any.failure'];
    return [actionText(writer, groups, facts, false), ...tellCost(action, facts, writer)];
  }
  const { allowed, facts: told } = made.ruling;
  if (!allowed) {
    const [why] = told;
    const state = why?.slots['state'];
    const now = typeof state === 'string' ? changeFacts(action, change.about, state, writer) : facts;
    if (tagRules[change.state].loose) return tellCarrying(action, change, all, writer);
    return [actionText(writer, [(why && refusals[why.code]) ?? 'change.refused', 'any.failure'], now, false)];
  }
  writer.narrated.add(tagKey(change.about));
  const ofThing = change.about.kind === 'npc' ? [] : [`change.${change.state}.thing`];
  if (tagRules[change.state].loose) return tellCarrying(action, change, all, writer);
  const done = actionText(writer, [...ofThing, `change.${change.state}`, 'change.other'], facts);
  const resentment = tagRules[change.state].silences ? [] : tellResentment(told, writer);
  return [done, ...resentment, ...tellWitness(change, facts, writer)];
}

/** An action that an earlier one keeps from coming about: what is in its way. */
export function tellHindered(action: HeroAction, tag: SceneTag, writer: SceneWriter): RankedText[] {
  const { silences, closes } = tagRules[tag.state];
  const facts = changeFacts(action, tag.about, tag.words ?? tag.state, writer);
  const isWay = tag.about.kind === 'exit' && closes !== undefined;
  const looks = action.kind === 'search' || action.kind === 'lore';
  const group = silences ? 'hindered.silent' : isWay ? 'hindered.way' : looks ? 'hindered.look' : 'hindered.use';
  writer.narrated.add(tagKey(tag.about));
  const { thing, state } = seenTag(tag, writer.context.brief);
  return [actionText(writer, [group, 'any.failure'], { ...facts, feature: thing, state: statePhrase({ thing, state }) }, false)];
}
