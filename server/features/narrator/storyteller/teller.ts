import type { Npc, Scene } from '#domain/adventure.ts';
import { attitudeOf, currentScene, presentNpcs } from '#domain/play-state.ts';
import type { PlayState } from '#domain/play-state.ts';
import type { Deed } from './deed.ts';
import { factOf, npcFacts, sceneFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { must } from './piece.ts';
import type { Piece } from './piece.ts';
import type { Quill } from './quill.ts';
import { restate } from './restate.ts';
import type { Judged, Table } from './script.ts';

/** What telling a deed needs to know. */
export interface Teller {
  table: Table;
  judged: readonly Judged[];
  quill: Quill;
  /** The scene the deed happens in. */
  scene: Scene;
  /** The state before the deed, for what was known and taken then. */
  before: PlayState;
  /** Ids of what deeds of this reply have turned to, and long texts told in it. */
  told: Set<string>;
}

/** Names that keep their capitals however a player types them. */
export function namesAt({ brief: { adventure, party } }: Table): string[] {
  const names = [...adventure.npcs, ...adventure.scenes].map((each) => each.name.replace(/^(?:the|a|an) /i, ''));
  return [...names.filter((name) => /^\p{Lu}/u.test(name)), ...party.map((hero) => hero.name)];
}

/** The doer, the deed in its forms, and the scene. */
export function deedFacts(deed: Deed, teller: Teller): Facts {
  return { hero: deed.who.name, ...restate(deed, namesAt(teller.table)), ...sceneFacts(teller.scene) };
}

export function withNpc(facts: Facts, npc: Npc | undefined): Facts {
  return npc ? { ...facts, ...npcFacts(npc) } : facts;
}

/** The plain sentence for a deed, without a fragment. */
export function bare(facts: Facts, worked: boolean): string {
  return `${factOf(facts, 'hero')} ${worked ? factOf(facts, 'deed') : `tries to ${factOf(facts, 'attempt')}`}.`;
}

/** A deed told with a fragment of the groups; where all are stale or none fits, in one plain sentence. */
export function toldDeed(teller: Teller, groups: readonly string[], facts: Facts, worked = true): Piece {
  const plain = bare(facts, worked);
  return must(teller.quill.write(groups, facts) ?? plain, plain);
}

/** Whether the words stand in one of the last messages, so that they need not be told whole again. */
export function wasToldLately(teller: Teller, text: string): boolean {
  return teller.table.brief.recent.some((message) => message.content.includes(text)) || teller.told.has(text);
}

export function sceneOf(table: Table, state: PlayState): Scene {
  return currentScene(table.brief.adventure, state);
}

/** An enemy who is present and alive after the rulings. */
export function enemyOf({ table }: Teller): Npc | undefined {
  const present = presentNpcs(table.brief.adventure, table.state);
  return present.find((npc) => npc.combat !== undefined && attitudeOf(table.state, npc) === 'hostile');
}
