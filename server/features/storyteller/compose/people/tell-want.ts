import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import { timeOf, turnsWithoutProgress } from '#domain/narration/rulings/story-time.ts';
import { openWants } from '#domain/narration/wants.ts';
import { fullStop } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

/** Turns between two times that somebody speaks of what they want. */
const turnsBetween = 6;
const wordsInBrief = 30;

/** Questions of what somebody wants of the party. */
const asking =
  /\bwhat (?:do|would|can|could|may) (?:you|i|we) (?:want|like|need|wish(?: for)?|do for you|help you with)\b|\b(?:can|could|may) (?:i|we) (?:do anything|help|be of (?:help|use|service))\b|\bwhat (?:can|could|should|may) (?:i|we) do(?: to help| for you| to be of (?:help|use))?\s*[?.!]*\s*$|\b(?:anything|something) (?:i|we) (?:can|could) do\b|\bwhat(?:'s| is) (?:troubling|bothering|worrying|the matter|wrong)\b|\b(?:do you )?need (?:any )?(?:help|anything)\b/i;

function speak(npc: Npc, action: HeroAction, writer: SceneWriter, facts: Facts, says: string): RankedText[] {
  const text = writer.fragments.insist(['want.raised'], { ...facts, says: fullStop(says) });
  writer.narrated.add(says);
  writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'wants' });
  return [required(text ?? `"${fullStop(says)}"`, `"${firstSentences(fullStop(says), wordsInBrief)}"`)];
}

/** What somebody wants, where they are asked; undefined where they are not, or want nothing. */
export function tellWantAsked(npc: Npc, action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const [want] = openWants(npc, writer.before);
  const isAsked = asking.test(`${action.clauses.join(' ')} ${action.quote ?? ''}`);
  if (!want || !isAsked || attitudeOf(writer.before, npc) === 'hostile') return undefined;
  if (wasNarratedLately(writer, want.says)) {
    const again = writer.fragments.insist(['want.again'], { ...facts, subject: want.words });
    return [required(again ?? `${npc.name} has said it: ${want.words}.`)];
  }
  return speak(npc, action, writer, facts, want.says);
}

/** What somebody brings up because they want it and nothing else presses: once in a while, and never in the same words too soon. */
export function tellWantRaised(npc: Npc, action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] {
  const [want] = openWants(npc, writer.before);
  const last = writer.before.people?.[npc.id]?.wants?.saidAt;
  const isTooSoon = last !== undefined && timeOf(writer.before).turns - last < turnsBetween;
  // Whoever gets on by asking is not held up.
  if (action.question && turnsWithoutProgress(writer.before) === 0) return [];
  if (!want || isTooSoon || attitudeOf(writer.before, npc) === 'hostile' || wasNarratedLately(writer, want.says)) return [];
  return speak(npc, action, writer, facts, want.says);
}

/** What somebody says who has got what they wanted, and what they give for it; undefined where nobody has. */
export function tellWantMet(npc: Npc, action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const met = writer.ruled.find((each) => each.action === action && each.purpose === 'want' && each.ruling.allowed);
  if (met?.call.name !== 'meet_want') return undefined;
  const { call } = met;
  const want = npc.wants?.find(({ id }) => id === call.want);
  if (!want) return undefined;
  const says = fullStop(want.thanks);
  const thanks = writer.fragments.insist(['want.met'], { ...facts, says }) ?? `"${says}"`;
  const clue = writer.context.brief.adventure.clues.find(({ id }) => id === want.gives.clue && !writer.before.clues.includes(id))?.text;
  const found = clue === undefined ? null : (writer.fragments.insist(['clue'], { clue }) ?? clue);
  const isWon = want.gives.attitude !== undefined && want.gives.attitude !== attitudeOf(writer.before, npc);
  const mind = isWon ? writer.fragments.insist([`turn.${want.gives.attitude}`], facts) : null;
  return [
    required(thanks, `"${firstSentences(says, wordsInBrief)}"`),
    ...[found, mind].flatMap((text) => (text === null ? [] : [required(text)])),
  ];
}
