import type { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { longRest, shortRest } from '#domain/character/actions/rest.ts';
import { hitDiceOf } from '#domain/character/sheet/hit-dice.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { slotRowsOf } from '#domain/character/sheet/class-casting.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { heldText } from '#domain/rules/needs/needs.ts';
import { countText } from '#domain/text/count-text.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';

/** What each rest would give back and end, a line each; none where a rest changes nothing. */
export interface RestsAhead {
  short: string[];
  long: string[];
}

/** Facts that say more than what a sheet shows before and after. */
const told: readonly CharacterFact['kind'][] = [
  'effectEnded',
  'conditionEnded',
  'concentrationEnded',
  'wakesInspired',
  'mayPassInspiration',
];

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);

/** What is different after a rest. */
function changesOf(before: Character, after: Character): string[] {
  const [left, rested] = [hitPointsLeft(before), hitPointsLeft(after)];
  const [dice, allDice] = [before, after].map((each) => sum(hitDiceOf(each).map((die) => die.left)));
  const slotsBack = (pact: boolean) => {
    const [spent, back] = [before, after].map((each) => sum(slotRowsOf(each).map((row) => (row.pact === pact ? row.left : 0))));
    return (back ?? 0) - (spent ?? 0);
  };
  const usesAfter = new Map(usesOf(after).map((use) => [use.id, use]));
  const uses = usesOf(before).flatMap(({ id, name, left: now }) => {
    const then = usesAfter.get(id);
    return then && then.left > now ? [`${name}: ${now} to ${then.left} of ${then.total}`] : [];
  });
  const charged = before.inventory.filter(({ id, used }) => {
    const then = after.inventory.find((item) => item.id === id);
    return then !== undefined && (then.used?.charges ?? 0) < (used?.charges ?? 0);
  });
  const [slots, pact] = [slotsBack(false), slotsBack(true)];
  return [
    ...(rested > left ? [`Hit points: ${left} to ${rested} of ${maximumHitPointsOf(after).value}`] : []),
    ...((allDice ?? 0) > (dice ?? 0) ? [`Hit dice: ${dice} to ${allDice}`] : []),
    ...(slots > 0 ? [`Spell slots: ${slots} back`] : []),
    ...(pact > 0 ? [`Pact slots: ${pact} back`] : []),
    ...uses,
    ...charged.map(({ name }) => `${name}: charges come back`),
    ...(after.exhaustion < before.exhaustion ? [`Exhaustion: ${before.exhaustion} to ${after.exhaustion}`] : []),
    ...heldText(after.lacking),
    ...(after.temporaryHitPoints < before.temporaryHitPoints
      ? [`${countText(before.temporaryHitPoints, 'temporary hit point')} ${before.temporaryHitPoints === 1 ? 'ends' : 'end'}`]
      : []),
  ];
}

/** Works out what rests would do by taking each of them; what dice decide is said without a number, and hit dice are not spent. */
export function restsAhead(character: Character, items: MagicCatalogue): RestsAhead {
  const lowest = () => 1;
  const linesOf = (rest: ReturnType<typeof longRest>) =>
    rest.ok
      ? [
          ...changesOf(character, rest.value.character),
          ...rest.value.facts.filter(({ kind }) => told.includes(kind)).map(tellCharacterFact),
        ]
      : [];
  return { short: linesOf(shortRest(character, 0, lowest, { items })), long: linesOf(longRest(character, lowest, { items })) };
}
