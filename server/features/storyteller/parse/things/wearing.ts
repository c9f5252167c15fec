import { takenLoot } from '#domain/narration/play-state.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';

const wearing =
  /\b(?:put(?:s|ting)? on|pull(?:s|ing)? on|slip(?:s|ping)? on|try(?:ing)? on|wear(?:s|ing)?|don(?:s|ning)?) (?:the|that|those|a|an|one of)\b|\bputs? (?:the|that|those) .+ (?:round|around|over|on) (?:my|our) (?:shoulders?|head|neck|hands?|feet|back)\b/i;

/** Whether something is put on that is neither the hero's own, nor lies here to be picked up, nor was picked up before. */
export function wearsOthers(text: string, targets: readonly Target[], { adventure, state }: Stage): boolean {
  if (!wearing.test(text) || /\b(?:my|our)\b(?! (?:\p{L}+ )?(?:shoulders?|head|neck|hands?|feet|back)\b)/iu.test(text)) return false;
  const carried = takenLoot(adventure, state);
  const isCarried = carried.some(({ name, aliases }) =>
    [name, ...aliases].some((each) => isNamed(text, each.replace(/^(?:the|an?) /, ''))),
  );
  return !isCarried && !targets.some(({ kind }) => kind === 'loot');
}
