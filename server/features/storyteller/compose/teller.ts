import type { Npc, Scene } from '#domain/narration/adventure.ts';
import { attitudeOf, currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { factOf, npcFacts, sceneFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import type { FragmentWriter } from './fragment-writer.ts';
import { restate } from '#server/features/storyteller/parse/restate.ts';
import type { RuledCall, PlanContext } from '#server/features/storyteller/plan/planned-call.ts';

/** What telling a deed needs to know. */
export interface Teller {
  context: PlanContext;
  judged: readonly RuledCall[];
  writer: FragmentWriter;
  /** The scene the deed happens in. */
  scene: Scene;
  /** The state before the deed, for what was known and taken then. */
  before: PlayState;
  /** Ids of what deeds of this reply have turned to, and long texts told in it. */
  told: Set<string>;
}

/** Names that keep their capitals however a player types them. */
export function namesAt({ brief: { adventure, party } }: PlanContext): string[] {
  const names = [...adventure.npcs, ...adventure.scenes].map((each) => each.name.replace(/^(?:the|a|an) /i, ''));
  return [...names.filter((name) => /^\p{Lu}/u.test(name)), ...party.map((hero) => hero.name)];
}

/** The doer, the deed in its forms, and the scene. */
export function deedFacts(deed: Deed, teller: Teller): Facts {
  return { hero: deed.who.name, ...restate(deed, namesAt(teller.context)), ...sceneFacts(teller.scene) };
}

export function withNpc(facts: Facts, npc: Npc | undefined): Facts {
  return npc ? { ...facts, ...npcFacts(npc) } : facts;
}

/** The plain sentence for a deed, without a fragment. */
export function bare(facts: Facts, worked: boolean): string {
  return `${factOf(facts, 'hero')} ${worked ? factOf(facts, 'deed') : `tries to ${factOf(facts, 'attempt')}`}.`;
}

/** A deed told with a fragment of the groups; where all are stale or none fits, in one plain sentence. */
export function toldDeed(teller: Teller, groups: readonly string[], facts: Facts, worked = true): RankedText {
  const plain = bare(facts, worked);
  return required(teller.writer.write(groups, facts) ?? plain, plain);
}

/** Whether the words stand in one of the last messages, so that they need not be told whole again. */
export function wasToldLately(teller: Teller, text: string): boolean {
  return teller.context.brief.recent.some((message) => message.content.includes(text)) || teller.told.has(text);
}

export function sceneOf(context: PlanContext, state: PlayState): Scene {
  return currentScene(context.brief.adventure, state);
}

/** An enemy who is present and alive after the rulings. */
export function enemyOf({ context }: Teller): Npc | undefined {
  const present = presentNpcs(context.brief.adventure, context.state);
  return present.find((npc) => npc.combat !== undefined && attitudeOf(context.state, npc) === 'hostile');
}
