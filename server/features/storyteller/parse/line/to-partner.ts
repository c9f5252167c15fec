import type { Npc } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { action, companionOf, featureOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { endsAsking } from '#server/features/storyteller/parse/references/ends-asking.ts';
import { isCrowd } from '#server/features/storyteller/parse/things/scenery.ts';

const toYou = /\b(?:you|u|your|yours|yourself)\b/iu;
/** Questions of somebody's name, or of how it is with them. */
const ofTheirs =
  /^(?:(?:so|and|but|oh|well|then),? )*(?:what(?:'s|s| is| was) (?:her|his) name|what (?:is|was) s?he called|(?:is|was) s?he (?:still )?(?:all ?right|alright|ok(?:ay)?|well|hurt|alive|dead|safe|gone))\b/iu;

/** Whether a question to nobody is about somebody of whom the one in talk with the party has just spoken: "is she alive?", "what was her name?" */
function isOfSpokenOf({ kind, targets, clauses }: HeroAction, brief: Brief): boolean {
  const text = clauses.join(' ').replace(/^(?:\p{L}+[.,!] ){0,2}/u, '');
  if (
    kind !== 'ask' ||
    targets.some((each) => each.kind === 'hero' || (each.kind === 'npc' && presentNpcs(brief.adventure, brief.state).includes(each.npc))) ||
    !ofTheirs.test(text)
  )
    return false;
  const said = (lastReply(brief).match(/"[^"]*"/gu) ?? []).join(' ');
  const isOfHer = /\b(?:she|her)\b/iu.test(text);
  return (isOfHer ? /\b(?:she|hers?)\b/iu : /\b(?:he|him|his)\b/iu).test(said) && foesHere(brief.adventure, brief.state).length === 0;
}

/** The last reply, as it was told. */
function lastReply({ recent }: Brief): string {
  return recent.findLast(({ role }) => role === 'ai')?.content ?? '';
}

/** With whom the party is in talk: the one here who spoke last, and alone, and is heard in the last reply. */
function partnerOf(brief: Brief): Npc | undefined {
  const { adventure, state } = brief;
  const spoke = ({ id }: Npc) => state.people?.[id]?.spoke ?? -1;
  const [last, other] = presentNpcs(adventure, state)
    .filter((npc) => !isBeast(npc) && spoke(npc) >= 0)
    .toSorted((one, next) => spoke(next) - spoke(one));
  if (!last || (other && spoke(other) === spoke(last))) return undefined;
  const told = lastReply(brief);
  return told.includes('"') && last.name.split(' ').some((part) => isNamed(told, part)) ? last : undefined;
}

/**
 * Talk that calls nobody goes on with whoever the party is in talk with: what tells them something, is put to "you", or answers what they
 * have just asked, or asks after somebody of whom they have just spoken. Any other question to nobody is for whoever can answer it.
 */
export function toPartner(actions: readonly HeroAction[], brief: Brief): HeroAction[] {
  const isOpen = (each: HeroAction) => {
    const crowd = featureOf(each);
    const isBound = each.chosen || each.absent || each.soothes || each.wants !== null || each.skill === 'animal handling';
    return each.kind === 'talk' && !isBound && !npcOf(each) && !companionOf(each) && !(crowd && isCrowd(crowd));
  };
  const partner = actions.some((each) => isOpen(each) || isOfSpokenOf(each, brief)) ? partnerOf(brief) : undefined;
  if (!partner) return [...actions];
  const isAnswering = endsAsking(lastReply(brief));
  return actions.map((each) => {
    const text = each.quote ?? each.clauses.join(' ');
    if (isOfSpokenOf(each, brief))
      return action(each.actor, each.clauses, {
        kind: 'talk',
        skill: 'persuasion',
        question: true,
        quote: `${text.replace(/[\s.?!]+$/u, '')}?`,
        targets: [{ kind: 'npc', npc: partner }],
      });
    const isTheirs = isAnswering || !each.question || toYou.test(text);
    return isOpen(each) && isTheirs ? { ...each, targets: [{ kind: 'npc', npc: partner }, ...each.targets] } : each;
  });
}
