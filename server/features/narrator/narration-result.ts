import { z } from 'zod';
import { endingBetween } from '#domain/narration/ending.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { NarrationInfo } from '#domain/chat/message.ts';
import type { EarlierIntent, ReplyOption } from '#domain/chat/message.ts';
import { tellReason } from '#domain/narration/intent-reasons.ts';
import { currentScene, PlayState } from '#domain/narration/play-state.ts';
import { Roll } from '#domain/dice/roll.ts';
import { endReply } from '#domain/narration/rulings/story-time.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { resolveIntents } from '#domain/turn/resolve-intents.ts';
import type { Watch } from '#domain/safety/check.ts';
import { SheetEffect, sheetEffectsOf } from '#domain/narration/sheet-effect.ts';
import type { NarrationRow } from './narrator.store.ts';
import type { End } from '#server/features/model/index.ts';

/** Everything that publishing a reply causes, besides its text. */
export const NarrationResult = z.object({
  rolls: z.array(Roll),
  narration: NarrationInfo,
  effects: z.array(SheetEffect),
  /** The play state after it; null where it stays as it was. */
  state: PlayState.nullable(),
  /** The title of the adventure that ended with it. */
  ended: z.string().nullable(),
});
export type NarrationResult = z.infer<typeof NarrationResult>;

interface FinishedReply {
  brief: Brief;
  end: End;
  rulings: Ruling[];
  state: PlayState;
  /** Which intent of an earlier reply it was asked to answer. */
  again?: EarlierIntent | null;
}

/** An option as it stands below the reply, for the heroes of one place or for everybody. */
function optionOf(text: string, index: number, heroes: End['optionsFor']): ReplyOption {
  const only = heroes?.[text];
  return { id: `o${index + 1}`, words: text, ...(only && { for: [...only] }) };
}

/** The result of a generated reply. Labels and intents that cross a line of the table are masked. */
export function resultOf(
  narration: NarrationRow,
  { brief, end, rulings, state, again = null }: FinishedReply,
  watch: Watch,
): NarrationResult {
  const { name, place } = currentScene(brief.adventure, state);
  const hasMoved = state.scene !== brief.state.scene && !watch.crosses(`${name}, ${place}`);
  // Who heard only half of it keeps nothing of it in mind.
  const remembered = end.ending === 'complete' ? (end.remembered ?? []) : [];
  const after = endReply({ brief, rulings, remembered }, state);
  const options = (end.ending === 'complete' ? (end.options ?? []) : []).filter((words) => !watch.crosses(words));
  const resolved = resolveIntents(brief, { rulings, marks: end.marks ?? [], isComplete: end.ending === 'complete' });
  return {
    rolls: rulings.flatMap(({ rolls }) => rolls).map((each) => (watch.crosses(each.label) ? { ...each, label: 'A roll' } : each)),
    narration: {
      narrationId: narration.id,
      cause: narration.cause,
      cycle: narration.cycle,
      ending: end.ending,
      spokenBy: end.spokenBy,
      fellBack: end.fellBack,
      ...(again !== null && { again }),
      ...(end.continuedBy !== undefined && { continuedBy: end.continuedBy }),
      ...(options.length > 0 && { options: options.map((text, index) => optionOf(text, index, end.optionsFor)) }),
      scene: hasMoved ? { name, place } : null,
      resolved: resolved.map((each) => ({
        ...each,
        intent: watch.crosses(each.intent) ? '…' : each.intent,
        why: each.why !== null && watch.crosses(tellReason(each.why)) ? null : each.why,
      })),
    },
    effects: sheetEffectsOf(brief, rulings),
    state: rulings.length > 0 || after !== state ? after : null,
    ended: endingBetween(brief.adventure, brief.state, state) ? brief.adventure.title : null,
  };
}
