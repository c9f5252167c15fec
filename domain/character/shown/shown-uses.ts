import { hasChoice, offerOfWay } from '#domain/character/actions/offers.ts';
import type { Offer } from '#domain/character/actions/offers.ts';
import { whyNotUsed } from '#domain/character/actions/use-feature.ts';
import type { Character } from '#domain/character/character.ts';
import { answersOwnTest } from '#domain/character/effects/answers-test.ts';
import { atWillIdOf, isAtWill, isForFallen, levelOfWay, ownWay, waysAmong, wayText } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { castsBy } from '#domain/character/free-casts/free-casts.ts';
import { formsToChooseText, knownFormsOf } from '#domain/character/shape/known-forms.ts';
import type { Use } from '#domain/character/sheet/uses.ts';
import { isPaidBySlot } from '#domain/rules/activity/costs.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { backText } from './back-text.ts';
import { warningOf } from './warning.ts';

/** A way to use something, as a sheet shows it. */
export interface ShownWay extends Way {
  /** What it is called below its use: with its feature, where that is another. */
  label: string;
  /** What it does, as a button says it; empty where only its description tells. */
  text: string;
  /** Why it cannot be used now, in words; null where it can. */
  refused: string | null;
  /** What is said before it is used for nothing; null where it is used for something. */
  warns: string | null;
  /** What can be chosen about it; null for nothing. */
  offer: Offer | null;
  /** Whether slots are to be chosen: those that it takes, or that it gives back. */
  asksSlots: boolean;
  /** Whether something is to be chosen, alone and at a table with others. */
  asks: { alone: boolean; withOthers: boolean };
}

/** What can be done so often between rests, with everything that it lets one do. */
export interface ShownUse extends Use {
  /** Which spells it casts; null where it casts none. */
  casts: ReturnType<typeof castsBy>;
  /** What its only way does. */
  text: string;
  /** When it comes back, in words. */
  backText: string;
  /** Whether anything says what it does. */
  hasWays: boolean;
  /** Whether all of it answers a test that fails, and is offered there. */
  isOffered: boolean;
  /** The features that change a spell by it while one is cast; null where none does. */
  shapers: string[] | null;
  /** What is said of forms that may still be chosen; null where none are. */
  formsToChoose: string | null;
  /** Whether any of it can be pressed: something is left, or a slot gives it back. */
  isOpen: boolean;
  /** Ways that are pressed on the sheet. */
  ways: ShownWay[];
}

/** What is there for the moment in which somebody drops to 0 hit points. */
export interface FallenUse {
  use: string;
  key: string;
  name: string;
}

function shownWay(character: Character, use: Use, way: Way, isShut: boolean): ShownWay {
  const offer = offerOfWay(way.activity, levelOfWay(character, way), character);
  const asks = (hasOthers: boolean) => offer !== null && hasChoice([offer], hasOthers);
  return {
    ...way,
    label: slugOf(way.feature) === slugOf(use.name) ? way.name : way.title,
    text: wayText(way, character),
    // What gives back what nobody has spent would be refused.
    refused: isShut ? null : whyNotUsed(character, use.id, way),
    warns: warningOf(character, way.activity),
    offer,
    asksSlots: isPaidBySlot(way.activity) || way.activity.gives?.some(({ kind }) => kind === 'slots') === true,
    asks: { alone: asks(false), withOthers: asks(true) },
  };
}

/** What is used as often as one likes: nothing is counted of it. */
export function usesAtWill(everything: readonly Way[]): Use[] {
  const named = everything.filter(isAtWill).map((way): [string, Use] => {
    const id = atWillIdOf(way);
    return [id, { id, name: way.option ?? way.feature, total: 0, left: 0, back: 'anyRest' }];
  });
  return [...new Map(named).values()];
}

/** A use with what it does, out of everything that somebody can do. What changes a spell is chosen while one is cast, what only answers a failed test is pressed on its card, and what is for somebody who falls stands with the death saves. */
export function shownUse(character: Character, use: Use, everything: readonly Way[]): ShownUse {
  const all = waysAmong(everything, character, use.id);
  const casts = castsBy(character, use);
  const isPressed = ({ activity }: Way) => activity.activation?.cast === undefined && !answersOwnTest(activity) && !isForFallen(activity);
  const ways = casts === null ? all.filter(isPressed) : [];
  const shapers = all.filter(({ activity }) => activity.activation?.cast !== undefined);
  const own = ownWay(ways, use.id);
  const isOpen = use.left > 0 || use.total === 0 || ways.some(({ activity }) => isPaidBySlot(activity));
  return {
    ...use,
    casts,
    text: own ? wayText(own, character) : '',
    backText: backText(use.back),
    hasWays: all.length > 0,
    isOffered: all.length > 0 && all.every(({ activity }) => answersOwnTest(activity)),
    shapers: casts === null && shapers.length > 0 ? [...new Set(shapers.map(({ feature }) => feature))] : null,
    formsToChoose: use.id === 'wild-shape' ? formsToChooseText(knownFormsOf(character)) : null,
    ways: ways.map((way) => shownWay(character, use, way, !isOpen)),
    isOpen,
  };
}

/** What of the uses that are left is for the moment in which somebody falls. */
export function fallenUses(character: Character, uses: readonly Use[], everything: readonly Way[]): FallenUse[] {
  return uses
    .filter(({ left }) => left > 0)
    .flatMap(({ id }) =>
      waysAmong(everything, character, id)
        .filter(({ activity }) => isForFallen(activity))
        .map(({ key, name }) => ({ use: id, key, name })),
    );
}
