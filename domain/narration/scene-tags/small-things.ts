import type { Adventure } from '#domain/narration/adventure.ts';
import { subjectName } from './seen-tag.ts';
import { tagRules } from './tag-states.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';

/** What a small thing that a hero takes, lays down or uses up does to their sheet: it stands among the items as long as they have it. */
export function smallThingEffects(
  { thing, state }: Extract<ToolCall, { name: 'scene_tag' }>,
  characterId: string | undefined,
  adventure: Adventure,
) {
  if (characterId === undefined || thing === undefined || tagRules[state].loose !== true) return [];
  // "My tent" and "some wood" are "the tent" and "the wood", whatever they were called when they were taken.
  const loot = { name: subjectName({ kind: 'thing', name: thing }, '', { adventure, party: [] }), quantity: 1 };
  if (state !== 'carried') return [{ characterId, kind: 'given' as const, loot }];
  return [{ characterId, kind: 'loot' as const, loot: { ...loot, type: 'Gear' as const } }];
}
