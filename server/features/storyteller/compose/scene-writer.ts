import type { Npc, Scene } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import type { Remembered } from '#domain/narration/people.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { factOf, npcFacts, sceneFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import type { FragmentWriter } from './fragment-writer.ts';
import { restate } from '#server/features/storyteller/parse/words/restate.ts';
import type { RuledCall, PlanContext } from '#server/features/storyteller/plan/planned-call.ts';

/** What telling an action needs to know. */
export interface SceneWriter {
  context: PlanContext;
  ruled: readonly RuledCall[];
  fragments: FragmentWriter;
  /** The scene the action happens in. */
  scene: Scene;
  /** The state before the action, for what was known and taken then. */
  before: PlayState;
  /** Ids of what actions of this reply have turned to, and long texts told in it. */
  narrated: Set<string>;
  /** What people keep in mind of it, added to as it is told. */
  remembered: Remembered[];
}

/** A part of a name that is a title or another word of its own: "the reeve" need not be Reeve Crake. */
export const isRole = /^(?:Reeve|Mother|Mayor|Tall|Bent|Lame|Silt)$/;

/** Names that keep their capitals however a player types them. */
export function namesAt({ whole: { adventure, party } }: PlanContext): string[] {
  const names = [...adventure.npcs, ...adventure.scenes].map((each) => each.name.replace(/^(?:the|a|an) /i, ''));
  // "Thrale" for "Lucan Thrale"; a part that is a word of its own, as in "Tall One", stays as it was typed.
  const parts = adventure.npcs.flatMap(({ name, aliases }) =>
    name.split(' ').filter((part) => /^\p{Lu}\p{L}{2,}/u.test(part) && !isRole.test(part) && aliases.includes(part.toLowerCase())),
  );
  return [...names.filter((name) => /^\p{Lu}/u.test(name)), ...parts, ...party.map((hero) => hero.name)];
}

/** The doer, the action in its forms, and the scene. */
export function actionFacts(action: HeroAction, writer: SceneWriter): Facts {
  return { hero: action.actor.name, ...restate(action, namesAt(writer.context)), ...sceneFacts(writer.scene) };
}

export function withNpc(facts: Facts, npc: Npc | undefined): Facts {
  return npc ? { ...facts, ...npcFacts(npc) } : facts;
}

/** The plain sentence for an action, without a fragment. */
export function bare(facts: Facts, worked: boolean): string {
  return `${factOf(facts, 'hero')} ${worked ? factOf(facts, 'action') : `tries to ${factOf(facts, 'attempt')}`}.`;
}

/** An action told with a fragment of the groups; where all are stale or none fits, in one plain sentence. */
export function actionText(writer: SceneWriter, groups: readonly string[], facts: Facts, worked = true): RankedText {
  const plain = bare(facts, worked);
  return required(writer.fragments.write(groups, facts) ?? plain, plain);
}

/** Whether the words stand in one of the last messages, so that they need not be told whole again. */
export function wasNarratedLately(writer: SceneWriter, text: string): boolean {
  return writer.context.brief.recent.some((message) => message.content.includes(text)) || writer.narrated.has(text);
}

export function sceneOf(context: PlanContext, state: PlayState): Scene {
  return currentScene(context.brief.adventure, state);
}

/** Whether another hero whom an action is for has a part of their own in this reply, which is told with it. */
export function actsThemself(hero: Pick<Hero, 'id'> | undefined, { context }: SceneWriter): boolean {
  return hero !== undefined && context.whole.intents.some(({ heroId }) => heroId === hero.id);
}

/** An enemy who is present, alive and free to act after the rulings. */
export function enemyOf({ context }: SceneWriter): Npc | undefined {
  return foesHere(context.brief.adventure, context.state)[0];
}
