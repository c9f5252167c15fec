import { z } from 'zod';
import { endingBetween } from '#domain/ending.ts';
import type { Brief } from '#domain/brief.ts';
import { Telling } from '#domain/message.ts';
import { currentScene, PlayState } from '#domain/play-state.ts';
import { Roll } from '#domain/request.ts';
import type { Ruling } from '#domain/request.ts';
import { resolveIntents } from '#domain/resolve-intents.ts';
import type { Watch } from '#domain/safety-check.ts';
import { SheetEffect, sheetEffectsOf } from '#domain/sheet-effect.ts';
import type { End } from './model/narrator-model.ts';
import type { NarrationRow } from './narrator.store.ts';

/** Everything that follows from posting a reply, besides its words. */
export const Told = z.object({
  rolls: z.array(Roll),
  telling: Telling,
  effects: z.array(SheetEffect),
  /** The play after it; null when nothing was ruled. */
  state: PlayState.nullable(),
  /** The title of the tale that has ended with it. */
  ended: z.string().nullable(),
});
export type Told = z.infer<typeof Told>;

interface Outcome {
  brief: Brief;
  end: End;
  rulings: Ruling[];
  state: PlayState;
}

/** What a reply that has been told leads to. Labels and intents that cross a line of the table are left out, as its words are. */
export function toldOf(narration: NarrationRow, { brief, end, rulings, state }: Outcome, watch: Watch): Told {
  const { name, place } = currentScene(brief.adventure, state);
  const hasMoved = state.scene !== brief.state.scene && !watch.crosses(`${name}, ${place}`);
  const resolved = narration.cause === 'turn' ? resolveIntents(brief, rulings) : [];
  return {
    rolls: rulings.flatMap(({ rolls }) => rolls).map((each) => (watch.crosses(each.label) ? { ...each, label: 'A roll' } : each)),
    telling: {
      narrationId: narration.id,
      cause: narration.cause,
      cycle: narration.cycle,
      ending: end.ending,
      spokenBy: end.spokenBy,
      fellBack: end.fellBack,
      scene: hasMoved ? { name, place } : null,
      resolved: resolved.map((each) => (watch.crosses(each.intent) ? { ...each, intent: '…' } : each)),
    },
    effects: sheetEffectsOf(brief, rulings),
    state: rulings.length > 0 ? state : null,
    ended: endingBetween(brief.adventure, brief.state, state) ? brief.adventure.title : null,
  };
}
