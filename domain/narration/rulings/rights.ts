import type { Brief } from '#domain/narration/brief.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';

/** What the words that a reply answers may bring about: all that a turn may, or what comes of talk and of looking around. */
export type Rights = 'turn' | 'talk';

/**
 * The rights of a reply. Talk outside of a turn counts as a turn where nobody is passed over by it: for the only player of a table, and
 * where the table has chosen to play without turns.
 */
export function rightsOf({ cause, party, playsWithoutTurns }: Pick<Brief, 'cause' | 'party' | 'playsWithoutTurns'>): Rights {
  return cause === 'turn' || party.length <= 1 || playsWithoutTurns === true ? 'turn' : 'talk';
}

const deeds: readonly ToolCall['name'][] = [
  'attack',
  'npc_attack',
  'set_location',
  'loot',
  'pay',
  'give',
  'use_item',
  'cast_spell',
  'use_feature',
  'handle_gear',
  'rest',
  'tick_clock',
  'scene_tag',
  'tend',
  'shake_awake',
  'come_round',
  'peril',
];

/** Whether a call carries the others along or cannot be taken back, so that talk outside of a turn does not bring it about. */
export function takesTurn(call: ToolCall): boolean {
  return deeds.includes(call.name) || (call.name === 'update_npc' && call.attitude === 'hostile');
}
