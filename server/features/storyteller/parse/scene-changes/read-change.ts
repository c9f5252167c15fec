import type { Hero } from '#domain/narration/brief.ts';
import { isSummed } from '#domain/narration/payment.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { asksLeave } from '#server/features/storyteller/parse/question/for-narrator.ts';
import type { Reading } from '#server/features/storyteller/parse/reading.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { paymentOf } from '#server/features/storyteller/parse/talk/payment.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { detailIn } from '#server/features/storyteller/parse/things/scenery.ts';
import { styleOf } from '#server/features/storyteller/parse/things/style.ts';
import { withoutTales } from '#server/features/storyteller/parse/things/missing.ts';
import { unplacedIn } from '#server/features/storyteller/parse/things/unplaced.ts';
import type { Change } from './change.ts';
import { carryingIn, freelyTaken } from './carrying.ts';
import { changeIn } from './change-of.ts';

interface Around {
  stage: Stage;
  targets: Target[];
  earlier: HeroAction | undefined;
  /** How the words read apart from that. */
  read: Reading & { sure: boolean };
}

/** What words of talk can do beside being said. */
const byTalk = ['distracted', 'noisy'];
const ownKinds: readonly HeroAction['kind'][] = ['trick', 'athletics', 'sneak'];

/** Whether an action takes along, lays down or uses up a small thing. */
export const isCarrying = (read: HeroAction | null): boolean => read?.change != null && tagRules[read.change.state].loose === true;

/** The player's words for what a change is about, where it goes by them alone. */
const nameIn = ({ about }: Change) => (about.kind === 'thing' ? about.name.toLowerCase() : '');

const freeing =
  /\b(?:cut|untie|unhook|unfasten|unscrew|unpin|unstrap|unwrap|detach|free|loosen|pry|prise|wrench|work|dig|hack|saw|pull|yank|tug|lift|haul|heave|drag|fish|take)(?:s|es|ting|ing)?\b(?!.* (?:to|in) (?:pieces|bits|half|two)\b).*\b(?:loose|free|from|off|out|away|down|up)\b/i;

const beholding = /^(?:(?:and|then|i|we|so|now) )*(?:look|glance|peer|stare|gaze|squint|examine|inspect|study|read)s? /iu;

/** Something that lies here to be taken and that an action gets loose: "cut the weight loose from the ferry" breaks no weight. */
function freedLoot(text: string, targets: readonly Target[], { taken }: Stage['state']): Target | undefined {
  if (!freeing.test(text)) return undefined;
  return targets.find((each) => each.kind === 'loot' && !Object.hasOwn(taken, each.loot.id));
}

/** An action that changes something of the scene; to ask whether it can be done is not to do it. Null where the words tell none. */
export function readChange(
  { text, question }: Clause,
  actor: Hero,
  { stage, targets, earlier, read: { kind, skill, sure } }: Around,
): HeroAction | null {
  // Who wrestles for coins holds nobody fast, and a coin that is slid over to somebody is paid.
  const pays = paymentOf(text);
  if (pays?.purpose === 'stake' || (pays && isSummed(pays.coins) && targets.some((each) => each.kind === 'npc'))) return null;
  // To look at a mark is not to make one.
  if ((question && !asksLeave(text)) || (kind === 'search' && beholding.test(text))) return null;
  const { adventure, state, told = [] } = stage;
  const named = kind === 'talk' ? null : carryingIn(text, actor, kind === 'take', stage, earlier);
  const carrying = named ?? (kind === 'take' && !question ? freelyTaken(text, targets, stage) : null);
  if (carrying && !question) {
    const thing = carrying.about.kind === 'thing' ? detailIn(`the ${bare(carrying.about.name)}`, stage) : undefined;
    return action(actor, [text], { kind: 'use', style: styleOf(text), targets: thing ? [thing] : [], change: carrying });
  }
  const freed = kind === 'talk' || question ? undefined : freedLoot(text, targets, state);
  if (freed) return action(actor, [text], { kind: 'take', targets: [freed], style: styleOf(text) });
  const read = changeIn(withoutTales(text), { adventure, state, told, targets, before: earlier?.change?.about });
  if (!read || kind === 'help' || kind === 'cast' || skill === 'medicine') return null;
  if (kind === 'talk' && sure && !('change' in read && byTalk.includes(read.change.state))) return null;
  if (question) return action(actor, [text], { kind: 'ask', asked: { asks: 'leave', subject: null }, question });
  if ('missing' in read) return action(actor, [text], { kind: 'use', absent: true, missing: read.missing });
  if ('blow' in read) return action(actor, [text], { kind: 'attack', targets: [{ kind: 'npc', npc: read.blow }] });
  const isGrip = read.change.about.kind === 'npc' && read.change.state !== 'tied';
  const missing = isGrip ? null : unplacedIn(text, actor, 'use', targets, stage);
  if (missing !== null && !nameIn(read.change).includes(missing)) return action(actor, [text], { kind: 'use', absent: true, missing });
  const change = { ...read.change, skill: (sure ? skill : null) ?? read.change.skill };
  const own = sure && ownKinds.includes(kind) ? kind : 'use';
  return action(actor, [text], { kind: own, skill: sure ? skill : null, targets, style: styleOf(text), change });
}
