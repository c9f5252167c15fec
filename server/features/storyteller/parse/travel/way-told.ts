import type { Hero } from '#domain/narration/brief.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';

/** That what was just spoken of is done, without a word of what that is: "ok do that", "let's go that way". */
const doingThat =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|yup|sure|right|good|great|fine|alright|all right|then|so|and|well|please|i|we|i'll|we'll|let's|lets|let us|just)[,.!]* )*(?:do (?:that|it|so|this)|go (?:there|that way|for it)|take (?:it|that way|that|that route)|that way|lead (?:on|the way))(?:,? (?:then|now|please))?[.! ]*$/iu;

/** The place where a way ends that the last reply told, leg by leg from here; undefined where it told none. */
function endTold({ adventure, state, told }: Stage): string | undefined {
  const last = (told?.at(-1) ?? '').toLowerCase();
  let at = state.scene;
  let from = 0;
  for (let legs = 0; legs < adventure.scenes.length; legs += 1) {
    const next = knownExits(adventure, { ...state, scene: at })
      .map((exit) => ({ exit, place: last.indexOf(exit.label.toLowerCase(), from) }))
      .filter(({ place }) => place >= 0)
      .toSorted((one, other) => one.place - other.place)[0];
    if (!next) break;
    at = next.exit.to;
    from = next.place + next.exit.label.length;
  }
  return at === state.scene ? undefined : adventure.scenes.find(({ id }) => id === at)?.name;
}

/**
 * "Ok, do that": after a way that was told, the journey by it. Else nobody can tell what is meant, and nothing is done: what could be is told.
 * Undefined for all other words.
 */
export function readDoingThat(text: string, actor: Hero, stage: Stage): HeroAction | undefined {
  if (!doingThat.test(text)) return undefined;
  const goal = endTold(stage);
  if (goal !== undefined) return action(actor, [`go to ${withinSentence(goal)}`], { kind: 'travel' });
  return action(actor, [text], { kind: 'ask', asked: { asks: 'options', subject: 'that' }, question: true });
}

/** That nothing forbids what was asked leave for, as the narrator says it. */
const allowed = /\bnothing that you know of forbids it\b/;
const askingLeave =
  /^(?:(?:so|and|but|ok(?:ay)?|hm+|then),? )*(?:can|could|may|might|what if|should|shall) (?:i|we) (?:just |maybe |try to |try and |please )*/i;

/** Of "do it", after leave was given, the action that was asked leave for; any other line as it is. */
export function asAllowed(text: string, stage: Stage): string {
  const [last] = stage.dialogue?.lines ?? [];
  if (last === undefined || !doingThat.test(text) || !allowed.test(stage.told?.at(-1) ?? '') || !askingLeave.test(last.text)) return text;
  return `I ${last.text.replace(askingLeave, '').replace(/[?\s]+$/, '')}`;
}
