import type { Attitude, Loot, Npc, Want } from '#domain/narration/adventure.ts';
import { attitudeOf, currentScene } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { neverDone } from '#domain/narration/favors.ts';
import type { FavorKind } from '#domain/narration/favors.ts';
import { guards } from '#domain/narration/rulings/loot.ts';
import { openWants } from '#domain/narration/wants.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { addresseeOf, isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { Favor } from '#server/features/storyteller/parse/talk/favor.ts';
import { spokenParts } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { bargainHeard } from '#server/features/storyteller/parse/trade/bargain-heard.ts';
import type { BargainHeard } from '#server/features/storyteller/parse/trade/bargain-heard.ts';
import { isNamed, namesOfLoot } from '#server/features/storyteller/parse/targets.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import type { PlanContext, PlannedCall } from './planned-call.ts';

/**
 * What somebody answers to a favor: yes, no, or only if they get what they want first. `says` are their own words for it, where the
 * adventure has some; `loot` is the thing that is asked for, where it is one of the place, and `holder` who has taken it.
 */
export interface FavorAnswer {
  answer: 'yes' | 'no' | 'if';
  kind: FavorKind;
  attitude: Attitude;
  says: string | null;
  want: Want | null;
  loot: Loot | null;
  holder: string | null;
}

/** What whoever thinks no ill of the party says yes to: it changes nothing but what they have in mind. */
const lightly: readonly FavorKind[] = ['stay', 'pass', 'message', 'promise', 'secret', 'gesture'];

/** Words behind the thing that is asked for. */
const beyond =
  /[,.;:!?]| (?:please|pls|for|from|to|of|with|on|in|at|and|or|that|which|if|so|until|till|while|just|again|back|now|then|here|there|over|tonight|today|instead|too|as|because|but|you|your|we|i|the next)\b/i;

/** What somebody is asked leave for that is their own, and that only a friend may look into; a hand that is lent is no such thing. */
const ofTheirOwn = /^(?!.*\b(?:for you|help|carry|hand)\b).*\byour\b/i;

/** The thing of the place that a favor asks for. */
function thingOf({ text }: Favor, { brief: { adventure } }: PlanContext, state: PlayState): Loot | undefined {
  // "A knitting needle" is not the knitting.
  const [thing = ''] = text.split(beyond);
  const isMeant = (name: string) => isNamed(thing, name) && contentWords(thing).at(-1)?.stem === contentWords(name).at(-1)?.stem;
  return currentScene(adventure, state).loot.find((loot) => namesOfLoot(loot).some(isMeant));
}

/** What somebody answers to a favor as things stand. */
export function answerTo(favor: Favor, npc: Npc, context: PlanContext, state: PlayState): FavorAnswer {
  const { kind, text } = favor;
  const { adventure } = context.brief;
  const attitude = attitudeOf(state, npc);
  const loot = kind === 'give' ? thingOf(favor, context, state) : undefined;
  const of = (answer: FavorAnswer['answer'], more: Partial<FavorAnswer> = {}): FavorAnswer => ({
    answer,
    kind,
    attitude,
    says: null,
    want: null,
    loot: loot ?? null,
    holder: loot === undefined ? null : (state.taken[loot.id] ?? null),
    ...more,
  });
  const plain = text.toLowerCase();
  const own = npc.answers?.find(
    ({ to, keywords }) => to === kind && (keywords === undefined || keywords.some((keyword) => isNamed(plain, keyword))),
  );
  if (attitude === 'hostile') return of('no', { says: own?.isYes === true ? null : (own?.says ?? null) });
  if (own && loot === undefined) return of(own.isYes === true ? 'yes' : 'no', { says: own.says });
  if (neverDone.includes(kind)) return of('no');
  const [want = null] = openWants(npc, state);
  const otherwise = want ? of('if', { want }) : of('no');
  if (loot) {
    if (Object.hasOwn(state.taken, loot.id)) return of('no');
    return loot.guardedBy.some((id) => guards({ adventure, state }, id, loot.id)) ? otherwise : of('yes');
  }
  // What is not here to be had is not promised for later.
  if (kind === 'give') return of('no');
  if (kind === 'allow') return ofTheirOwn.test(text) && attitude !== 'friendly' ? of('no') : of('yes');
  if (lightly.includes(kind)) return attitude === 'wary' && kind !== 'pass' && kind !== 'stay' ? otherwise : of('yes');
  return otherwise;
}

/** What somebody hands over whose terms are met: what they held out and still have. */
function heldOut(action: HeroAction, { bargain, topic, isKept }: BargainHeard, { brief }: PlanContext, state: PlayState): PlannedCall[] {
  if (!topic && !isKept) return [];
  const here = currentScene(brief.adventure, state).loot.map(({ id }) => id);
  const left = (bargain.gives ?? []).filter((id) => here.includes(id) && !Object.hasOwn(state.taken, id));
  return left.map((loot) => ({ purpose: 'carry', action, call: { name: 'loot', heroId: action.actor.id, loot } }));
}

/** Things that people of the tale hand over because they are asked. */
export function lendings(actions: readonly HeroAction[], context: PlanContext, state: PlayState): PlannedCall[] {
  return actions.flatMap((action): PlannedCall[] => {
    if (action.kind !== 'talk' || action.tone === 'insult' || action.tone === 'threat') return [];
    const npc = addresseeOf(action, context.brief.adventure, state);
    if (!npc || isBeast(npc)) return [];
    const bargain = bargainHeard(action, npc, state);
    if (bargain) return heldOut(action, bargain, context, state);
    const given = spokenParts(action, npc).flatMap(({ favor }) => {
      const answer = favor && answerTo(favor, npc, context, state);
      return answer?.answer === 'yes' && answer.loot ? [answer.loot] : [];
    });
    return given.slice(0, 1).map((loot) => ({ purpose: 'carry', action, call: { name: 'loot', heroId: action.actor.id, loot: loot.id } }));
  });
}
