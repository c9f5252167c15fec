import type { HeroCard } from '#domain/narration/hero-card.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { spells as allSpells } from '#domain/srd/spells.ts';
import { contentFolder } from '#server/kernel/content.ts';
import { z } from 'zod';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import { tellAnswer } from '#server/features/storyteller/compose/answers/tell-answer.ts';
import { answerOfHas } from '#server/features/storyteller/compose/answers/of-own-actions.ts';
import { partOfSheet, wholeSheet } from './whole-sheet.ts';
import { goesBy, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

/** Names that one answer lists at most. */
const MOST_NAMES = 12;

const names = (all: readonly string[]) =>
  listed([...all.slice(0, MOST_NAMES), ...(all.length > MOST_NAMES ? [`${all.length - MOST_NAMES} more`] : [])]);

function slots({ now }: HeroCard): string[] {
  const left = now.slots.map(({ level, left: now, total }) => `${now} of ${total} of level ${level}`);
  return [left.length > 0 ? `Spell slots that are left: ${listed(left)}.` : 'There are no spell slots on the sheet.'];
}

function spells(hero: string, card: HeroCard): string[] {
  const { cantrips, prepared } = card;
  if (cantrips.length + prepared.length === 0) return [`${hero} has no spells on the sheet that can be cast.`];
  return [
    ...(cantrips.length > 0 ? [`Without a slot ${hero} casts ${names(cantrips)}.`] : []),
    ...(prepared.length > 0 ? [`With a slot ${hero} casts ${names(prepared)}.`, ...slots(card)] : []),
  ];
}

function uses(hero: string, { now }: HeroCard): string[] {
  const left = now.uses.map((each) => `${each.name} ${each.left} of ${each.total}`);
  return [left.length > 0 ? `Uses that ${hero} has left: ${names(left)}.` : `${hero} has nothing on the sheet that is counted in uses.`];
}

const money = /\b(?:money|gold|silver|copper|platinum|electrum|coins?|cash|coppers|silvers|gp|sp|cp|purse|pouch)\b/;

function purse({ actor }: HeroAction, writer: SceneWriter): string[] {
  const rulings = writer.ruled.map(({ ruling }) => ruling);
  const coins = tellCoins(purseOf(actor, rulings) ?? {});
  return [coins === 'nothing' ? `The purse of ${actor.name} is empty.` : `${actor.name} has ${coins} in the purse.`];
}

/** What is in the purse of whoever asks. */
export function tellPurse(action: HeroAction, writer: SceneWriter): string[] {
  return action.actor.card ? purse(action, writer) : ['Your coins stand on the sheet, on the Character tab.'];
}

const ofCasting = /\b(?:cast|know|spells?|prepared?|ready|can i do|list)\b/;

/** Whether a spell of the rules that the words name stands on a sheet; undefined where they name none. */
function spellNamed(text: string, hero: string, { cantrips, prepared }: HeroCard): string[] | undefined {
  if (!ofCasting.test(text)) return undefined;
  const named = allSpells
    .map(({ name }) => name)
    .filter((name) => name.length > 3 && isNamed(text, name.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];
  if (named === undefined) return undefined;
  if (cantrips.includes(named)) return [`Yes: ${hero} has ${named}, and it takes no slot.`];
  if (prepared.includes(named)) return [`Yes: ${hero} has ${named} ready, and it takes a slot.`];
  return [`No: ${named} is not among the spells that ${hero} can cast now.`];
}

/** How many of a thing stand on a sheet; undefined where none do. */
function thingOf(subject: string, hero: string, { weapons, carries }: HeroCard): string[] | undefined {
  const singular = subject.replace(/ies$/, 'y').replace(/(?<=[cs]h|x|s)es$|(?<=..)s$/, '');
  const named = (each: string) => each.replace(/ x\d+$/, '');
  const found = [...weapons, ...carries].find((each) => [subject, singular].some((words) => goesBy([named(each)], words)));
  if (found === undefined) return undefined;
  const [, count = '1'] = / x(\d+)$/.exec(found) ?? [];
  return [`On the sheet of ${hero}: ${named(found)}, ${count} of it.`];
}

/** That a spell still lasts, as far as was told; undefined where the words name none of the sheet. */
function spellOf(subject: string, hero: string, { cantrips, prepared }: HeroCard): string[] | undefined {
  const spell = [...cantrips, ...prepared].find((each) => each.toLowerCase() === subject);
  return spell === undefined
    ? undefined
    : [`Nothing that was told has ended ${spell}. How long it lasts stands with the spell on the sheet of ${hero}.`];
}

/** What a card answers to a question about it; undefined where it does not say. */
function fromCard(subject: string, hero: string, card: HeroCard): string[] | undefined {
  if (/\bslots?\b/.test(subject)) return slots(card);
  if (/\b(?:spells?|cantrips?|magic|cast)\b/.test(subject)) return spells(hero, card);
  if (/\blevel\b/.test(subject)) return [`${hero} is of level ${card.level}: ${card.classes}.`];
  if (/\b(?:uses?|features?|abilit(?:y|ies))\b/.test(subject)) return uses(hero, card);
  const { concentration } = card.now;
  if (/\bconcentrat/.test(subject)) return [`${hero} concentrates on ${concentration ?? 'no spell'}.`];
  return thingOf(subject, hero, card) ?? spellOf(subject, hero, card);
}

/** What stands on the sheet of whoever asks for it: coins, armor class, level, spells, slots, uses, things; all of it in short where the words ask for no part. */
export function tellSheet(action: HeroAction, writer: SceneWriter): string[] {
  const { asked, clauses } = action;
  const other = writer.context.brief.adventure.npcs.find(({ name }) => isNamed(clauses.join(' '), name.split(' ')[0] ?? name));
  if (other && !(asked?.subject != null)) return [`Nothing that you have seen or heard says that of ${withinSentence(other.name)}.`];
  // What Tov is good at stands on the sheet of Tov.
  const actor = companionOf(action) ?? action.actor;
  const subject = asked?.subject ?? clauses.join(' ').toLowerCase();
  const isArmor = /\b(?:armou?r|ac)\b/.test(subject);
  if (isArmor && actor.sheet) return [`The armor class of ${actor.name} is ${actor.sheet.armorClass}.`];
  if (money.test(subject) && actor.card) return purse(action, writer);
  const { card } = actor;
  const told = card && (spellNamed(subject, actor.name, card) ?? partOfSheet(subject, actor) ?? fromCard(subject, actor.name, card));
  const text = clauses.join(' ');
  const isCount = asked?.subject != null && /\bhow many\b/i.test(text);
  if (!told && isCount) return answerOfHas({ form: 'has', subject: subject.replace(/ left$/, ''), rest: 'i', text }, actor, writer);
  return told ?? (asked?.subject == null ? wholeSheet(actor) : (tellAnswer(writer, action) ?? wholeSheet(actor)));
}

const featureTexts = contentFolder('srd/features', z.array(z.looseObject({ name: z.string(), text: z.string().optional() })));

/** What a feature that the words name does, in a sentence or two; undefined where they name none. */
function featureNamed(text: string, hero: string, { now, classes }: HeroCard): string[] | undefined {
  const use = now.uses.find(({ name }) => isNamed(text, name.toLowerCase()));
  if (use) return [`${use.name}: ${use.left} of ${use.total} left for ${hero}.`];
  const own = (file: string) => classes.toLowerCase().includes(file);
  const files = [...featureTexts].toSorted(([one], [other]) => Number(own(other)) - Number(own(one)));
  const found = files.flatMap(([, all]) => all).find(({ name }) => isNamed(text, name.toLowerCase()));
  return found?.text === undefined ? undefined : [`${found.name}: ${firstSentences(found.text, 50)}`];
}

/** What somebody's class can do: one feature that is named, else what is counted in uses and where the rest stands. */
export function tellFeatures({ actor, clauses }: HeroAction): string[] {
  const { card, name } = actor;
  if (!card) return ['What you can do stands on your sheet, on the Character tab.'];
  return (
    featureNamed(clauses.join(' ').toLowerCase(), name, card) ?? [
      ...uses(name, card),
      `All that ${card.classes} can do stands under Features and traits, on the Character tab.`,
    ]
  );
}
