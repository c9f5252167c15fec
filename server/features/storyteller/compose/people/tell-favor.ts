import type { Npc, Topic } from '#domain/narration/adventure.ts';
import { memoriesOf } from '#domain/narration/people.ts';
import type { FavorKind } from '#domain/narration/favors.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { echoOf, favorIn } from '#server/features/storyteller/parse/talk/favor.ts';
import type { Favor } from '#server/features/storyteller/parse/talk/favor.ts';
import { withNames } from '#server/features/storyteller/parse/words/restate.ts';
import { answerTo } from '#server/features/storyteller/plan/plan-favors.ts';
import type { FavorAnswer } from '#server/features/storyteller/plan/plan-favors.ts';
import { factOf, fullStop, lootFacts } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { answersYesOrNo } from './tell-topic.ts';
import { namesAt, wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** What was asked, where the player's own words for it cannot be said again. */
const plainEchoes: Record<FavorKind, string> = {
  come: 'Come with you?',
  go: 'Leave this place?',
  stay: 'Stay here?',
  give: 'Give that away?',
  pass: 'Let you pass?',
  stop: 'Leave off?',
  help: 'Help you?',
  message: 'Pass that on?',
  promise: 'My word on it?',
  secret: 'Keep it to myself?',
  allow: 'Is that all?',
  gesture: 'Is that all?',
  other: 'Do that?',
};

/** What changes the tale or tells more of it, and is left to the heroes. */
const forHeroes = /^(?:read|write|count|translate|decipher|work out|figure out|open|unlock|solve)\b/i;

/** The sentences for an answer. */
function groupOf(
  { answer, kind, attitude, says, want, loot, holder }: FavorAnswer,
  { isAgain, isSaid, text, heroes }: { isAgain: boolean; isSaid: boolean; text: string; heroes: readonly string[] },
): string {
  if (says !== null) return isSaid ? 'favor.said' : 'favor.says';
  if (attitude === 'hostile') return 'favor.hostile';
  if (kind === 'other' && forHeroes.test(text)) return 'favor.forHeroes';
  if (kind === 'give')
    return holder !== null
      ? heroes.includes(holder)
        ? 'favor.give.held'
        : 'favor.give.gone'
      : answer === 'yes' && loot
        ? 'favor.give.yes'
        : answerless(answer, 'favor.give.no', isAgain);
  if (answer === 'no' && kind === 'allow') return 'favor.allow.no';
  if (answer === 'no' && attitude === 'wary' && kind !== 'come' && kind !== 'go') return 'favor.wary';
  return want === null ? `favor.${kind}` : answerless(answer, `favor.${kind}`, isAgain);
}

function answerless(answer: FavorAnswer['answer'], otherwise: string, isAgain: boolean): string {
  return answer === 'if' ? (isAgain ? 'favor.if.again' : 'favor.if') : otherwise;
}

/** What somebody agrees to or not: all but what they only say or show. */
export const agreedTo: readonly FavorKind[] = ['come', 'go', 'stay', 'give', 'pass', 'stop', 'message', 'secret', 'promise'];

/** Whether a topic is told where somebody is asked to do something, and neither grants nor refuses it. */
export function isPassedOver({ kind }: Favor, { says, keywords }: Topic): boolean {
  const isOfDoing = keywords.some((keyword) => keyword.toLowerCase().startsWith(kind));
  // Whether they come along is said outright: "you cannot hide me" is no answer to that.
  return agreedTo.includes(kind) && !isOfDoing && (kind === 'come' || !answersYesOrNo(says));
}

/** How somebody answers what the party wants them to do, as `answerTo` has it; what they agree to, or put off, is kept in mind. */
export function tellFavor(favor: Favor, npc: Npc, action: HeroAction, writer: SceneWriter, facts: Facts): RankedText[] {
  const answer = answerTo(favor, npc, writer.context, writer.before);
  // "Can I have it?" and to take it at once is one and the same: what is in hand by now was not kept back.
  const isHeld = answer.loot !== null && answer.answer === 'yes' && !Object.hasOwn(writer.context.state.taken, answer.loot.id);
  const taken: FavorAnswer = isHeld ? { ...answer, answer: 'no', holder: null } : answer;
  const { want } = taken;
  const isAgain = want !== null && wasNarratedLately(writer, want.says);
  const echo = withNames(echoOf(favor) ?? plainEchoes[favor.kind], namesAt(writer.context));
  const heroes = writer.context.brief.party.map(({ id }) => id);
  const isSaid = taken.says !== null && wasNarratedLately(writer, fullStop(taken.says));
  if (taken.says !== null) writer.narrated.add(fullStop(taken.says));
  const group = groupOf(taken, { isAgain, isSaid, text: favor.text, heroes });
  const text = writer.fragments.insist([group], {
    ...facts,
    ...(taken.loot && lootFacts(taken.loot)),
    echo,
    says: fullStop(taken.says ?? want?.says ?? ''),
    subject: want?.words,
  });
  const words = favor.text;
  if (taken.answer === 'yes' && taken.loot === null) writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'agreed', words });
  if (taken.answer === 'if' && want) {
    writer.remembered.push(
      { npc: npc.id, by: action.actor.id, kind: 'wished', words },
      { npc: npc.id, by: action.actor.id, kind: 'wants' },
    );
    writer.narrated.add(want.says);
  }
  return [required(text ?? `"${echo} ${taken.answer === 'yes' ? 'Yes' : 'No'}," says ${factOf(facts, 'npc')}.`)];
}

/** That somebody who has got what they wanted will now do what they were asked for before; nothing where that is not so. */
export function tellWishGranted(npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] {
  const isGranted = memoriesOf(writer.before, npc.id, ['wished']).some(({ words }) => {
    const favor = favorIn(words, [], true);
    return favor !== null && answerTo(favor, npc, writer.context, writer.context.state).answer === 'yes';
  });
  const text = isGranted ? writer.fragments.write(['favor.done'], facts) : null;
  return text === null ? [] : [required(text)];
}
