import { createHash } from 'node:crypto';
import type { Brief } from '#domain/narration/brief.ts';
import { currentScene, takenLoot } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { scenesOfParty, viewFrom } from '#domain/narration/whereabouts.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';

/** What of an adventure a prompt names by an id. */
type NamedKind = 'want' | 'npc' | 'exit' | 'clue' | 'clock' | 'loot' | 'feature';

/**
 * An id that says nothing about what it stands for. An adventure's own ids are words, and "true-clapper" beside a mooring would tell a
 * model what the party is to find out. It is the same in every reply of a campaign, and another in every other.
 */
export function opaqueId({ campaignId }: Pick<Brief, 'campaignId'>, kind: NamedKind, id: string): string {
  // Six bytes, so that no two things of a campaign share one.
  const digest = createHash('shake256', { outputLength: 6 });
  return digest.update(JSON.stringify([campaignId, kind, id])).digest('hex');
}

/** What the ids of a reply are made from: `now` is the state that its rulings have led to. */
type Named = Pick<Brief, 'campaignId' | 'adventure' | 'state' | 'party'> & { now?: PlayState };

/** The ids that a model has been told in a reply, by its prompt or by the outcome of a journey, by what they are called there. */
function ownIds(brief: Named): (kind: NamedKind, opaque: string) => string {
  const { adventure, state, party, now = state } = brief;
  const scenes = [state, now].flatMap((each) => scenesOfParty(each, party).map((scene) => currentScene(adventure, viewFrom(each, scene))));
  const npcs = adventure.npcs.filter(({ id }) => scenes.some((scene) => scene.npcs.includes(id)));
  const features = scenes.flatMap((scene) => scene.features);
  const clues = [...features, ...npcs.flatMap(({ topics }) => topics)].flatMap(({ clue }) => clue ?? []);
  const named: Record<NamedKind, string[]> = {
    npc: scenes.flatMap((scene) => scene.npcs),
    exit: scenes.flatMap(({ exits }) => exits.map(({ id }) => id)),
    want: npcs.flatMap(({ wants = [] }) => wants.map(({ id }) => id)),
    clue: clues,
    clock: adventure.clocks.map(({ id }) => id),
    loot: [...scenes.flatMap(({ loot }) => loot), ...takenLoot(adventure, now)].map(({ id }) => id),
    feature: features.map(({ id }) => id),
  };
  // What the prompt has not named stays a word that no rule knows, also where it is an id of the adventure.
  return (kind, opaque) => named[kind].find((id) => opaqueId(brief, kind, id) === opaque) ?? `?${opaque}`;
}

/** What a scene tag is about, of whatever kind it is. */
function tagTargetOf(own: ReturnType<typeof ownIds>, opaque: string): string {
  const kinds = ['feature', 'exit', 'loot', 'npc'] as const;
  return kinds.map((kind) => own(kind, opaque)).find((id) => id !== `?${opaque}`) ?? `?${opaque}`;
}

/** A call with the adventure's own ids in the place of those of the prompt. */
export function meantBy(brief: Named, call: ToolCall): ToolCall {
  const own = ownIds(brief);
  switch (call.name) {
    case 'attack':
      return { ...call, target: own('npc', call.target) };
    case 'npc_attack':
    case 'update_npc':
    case 'remember':
    case 'pay':
      return { ...call, npc: own('npc', call.npc) };
    case 'set_location':
      return { ...call, exit: own('exit', call.exit) };
    case 'reveal_clue':
      return { ...call, clue: own('clue', call.clue) };
    case 'tick_clock':
      return { ...call, clock: own('clock', call.clock) };
    case 'loot':
      return { ...call, loot: own('loot', call.loot) };
    case 'scene_tag':
      return call.target === undefined || call.target === call.heroId ? call : { ...call, target: tagTargetOf(own, call.target) };
    case 'meet_want':
      return { ...call, npc: own('npc', call.npc), want: own('want', call.want) };
    case 'give':
      return { ...call, npc: own('npc', call.npc), loot: own('loot', call.loot) };
    case 'use_item':
      return call.target === undefined ? call : { ...call, target: own('npc', call.target) };
    case 'check':
      return call.npc === undefined ? call : { ...call, npc: own('npc', call.npc) };
    case 'cast_spell':
      return call.at === undefined ? call : { ...call, at: call.at.map((each) => own('npc', each)) };
    case 'use_feature':
    case 'handle_gear':
    case 'rest':
    case 'tend':
    case 'shake_awake':
    case 'come_round':
    case 'peril':
      return call;
  }
}
