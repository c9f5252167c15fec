import { isSuccess } from '#domain/dice/degree.ts';
import type { IntentOutcome, IntentReason, ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import type { HeroIntent } from '#domain/narration/hero-intents.ts';
import type { IntentMark } from '#domain/narration/intent-mark.ts';
import { reason, reasonOfRuling } from '#domain/narration/intent-reasons.ts';
import { shortNames } from '#domain/text/short-name.ts';
import { isTakenAlong } from '#domain/narration/tool-call.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';

/** Characters of an intent that are kept with its outcome. */
const longest = 120;

/** How one part of an intent ended. */
export interface IntentPart {
  outcome: IntentOutcome;
  why: IntentReason;
  /** The first ruling with a roll that decided it. */
  ruling: number | null;
}

/** What a reply rests on: its rulings in order, and what the narrator said of the intents. */
export interface Accounts {
  rulings: readonly Ruling[];
  marks?: readonly IntentMark[];
  /** Whether it was told to its end; of one that broke off, the rulings stand, and nothing counts as answered. */
  isComplete?: boolean;
}

/** How one ruling went: a hair's breadth is half of it, but of no blow that misses; a refusal is none of it. */
function weigh({ allowed, degree, facts, rolls }: Ruling, at: number): IntentPart {
  const went = rolls.flatMap((roll) => roll.outcome ?? []);
  const isHalf = degree === 'nearMiss' && (!went.includes('miss') || went.includes('hit') || went.includes('criticalHit'));
  const outcome = !allowed ? 'blocked' : degree === null || isSuccess(degree) ? 'done' : isHalf ? 'partly' : 'failed';
  return { outcome, why: reasonOfRuling(facts), ruling: rolls.length > 0 ? at : null };
}

/** A request that was refused and then granted in another form was only put wrongly. */
function isMended(rulings: readonly Ruling[], at: number): boolean {
  const refused = rulings[at];
  if (refused === undefined || refused.allowed) return false;
  return rulings
    .slice(at + 1)
    .some(({ allowed, call }) => allowed && call.name === refused.call.name && heroOf(call) === heroOf(refused.call));
}

/** The hero whose deed a call is; that somebody keeps it in mind is no deed of theirs. */
/** What befalls a hero by their failure is no deed of theirs. */
const befalls = ({ call }: Ruling) => call.name === 'scene_tag' && tagRules[call.state].befalls === true;

const heroOf = (call: Ruling['call']): string | null => ('heroId' in call && call.name !== 'remember' ? call.heroId : null);
/** Whether a ruling is on this hero by name: their own deed, their help with another's, or the journey of a part of the party that they are of. */
const isOn = (call: Ruling['call'], heroId: string) =>
  call.name === 'set_location'
    ? (call.heroIds?.includes(heroId) ?? false)
    : heroOf(call) === heroId || (call.name === 'check' && call.helperId === heroId);
const ofParty: readonly Ruling['call']['name'][] = ['set_location', 'rest', 'come_round', 'reveal_clue', 'update_npc'];
/** Whether a ruling is on the whole party, or on the part of it that this hero is of. */
const isOfParty = (call: Ruling['call'], heroId: string) =>
  ofParty.includes(call.name) && (call.name !== 'set_location' || isTakenAlong(call, heroId));

/** Several endings as one: alike as they are; else what came off at all makes it partly done. An answer beside a deed does not count. */
function together(parts: readonly IntentPart[]): IntentPart {
  const isHeard = parts.some(({ outcome }) => outcome !== 'answered' && outcome !== 'notAnswered');
  const deeds = isHeard ? parts.filter(({ outcome }) => outcome !== 'answered') : [];
  const all = deeds.length > 0 ? deeds : parts;
  const [first] = all;
  if (first === undefined) return { outcome: 'notAnswered', why: reason('passedOver'), ruling: null };
  const rolled = all.find(({ ruling }) => ruling !== null)?.ruling ?? null;
  if (all.every(({ outcome }) => outcome === first.outcome)) return { ...first, ruling: rolled };
  const short = all.find(({ outcome }) => outcome !== 'done' && outcome !== 'answered') ?? first;
  if (all.some(({ outcome }) => outcome === 'done' || outcome === 'partly' || outcome === 'answered'))
    return { ...short, outcome: 'partly', ruling: rolled };
  // Nothing came off: a failure says more than a refusal, and that more than silence.
  const worst = (['failed', 'blocked'] as const).flatMap((end) => all.find(({ outcome }) => outcome === end) ?? [])[0] ?? first;
  return { ...worst, ruling: rolled };
}

/** The parts of one hero's intent: what the marks say of it, and the rulings on the hero that no mark names. */
function partsOf({ id, heroId }: { id: string; heroId: string }, { rulings, marks = [], isComplete = true }: Accounts): IntentPart[] {
  const named = new Set(marks.flatMap((mark) => (mark.by === 'rulings' ? mark.rulings : [])));
  const weighed = (which: (ruling: Ruling, at: number) => boolean) =>
    rulings.flatMap((ruling, at) => (which(ruling, at) && !isMended(rulings, at) && !befalls(ruling) ? [weigh(ruling, at)] : []));
  const own = weighed(({ call }, at) => !named.has(at) && isOn(call, heroId));
  const said = marks
    .filter(({ intent }) => intent === id)
    .flatMap((mark): IntentPart[] => {
      if (mark.by === 'rulings') return [together(weighed((_, at) => mark.rulings.includes(at)))];
      if (mark.by === 'party') return weighed(({ call }) => isOfParty(call, heroId));
      const broke = mark.by === 'answer' && !isComplete;
      if (mark.by === 'nothing' || broke) return [{ outcome: 'notAnswered', why: broke ? reason('brokeOff') : mark.why, ruling: null }];
      return [{ outcome: mark.by === 'answer' ? 'answered' : 'blocked', why: mark.why, ruling: null }];
    });
  const parts = [...own, ...said];
  return parts.length > 0 || isComplete ? parts : [{ outcome: 'notAnswered', why: reason('brokeOff'), ruling: null }];
}

/**
 * What became of each hero's intent, in their order, drawn from rulings and the narrator's marks alone. What neither of them
 * speaks of is not answered. The roll is that of the ruling that decided it.
 */
export function resolveIntents({ intents, party }: Pick<Brief, 'intents' | 'party'>, accounts: Accounts): ResolvedIntent[] {
  const { rulings } = accounts;
  const starts = rulings.map((_, index) => rulings.slice(0, index).reduce((sum, { rolls }) => sum + rolls.length, 0));
  return heroIntents(intents).map((intent) => {
    const { ruling, ...resolved } = resolveParts(intent, party, partsOf(intent, accounts));
    return { ...resolved, roll: ruling === null ? null : (starts[ruling] ?? null) };
  });
}

/** A reason that says long names of heroes by their short form: the name stands beside it. */
function withShort({ code, slots }: IntentReason, party: Brief['party']): IntentReason {
  const short = shortNames(party.map(({ name }) => name));
  if (short.size === 0) return { code, slots };
  const said = (value: string | number) => (typeof value === 'string' ? (short.get(value) ?? value) : value);
  return { code, slots: Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, said(value)])) };
}

/** What became of one hero's intent, from how its parts ended. */
export function resolveParts({ id, heroId, text }: HeroIntent, party: Brief['party'], parts: readonly IntentPart[]) {
  const name = party.find((hero) => hero.id === heroId)?.name ?? 'Somebody';
  const { why, ...rest } = together(parts);
  return { id, userId: heroId, name, intent: shortened(text), ...rest, why: withShort(why, party) };
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
