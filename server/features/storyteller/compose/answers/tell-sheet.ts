import type { HeroCard } from '#domain/narration/hero-card.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { tellAnswer } from './tell-answer.ts';
import { goesBy } from '#server/features/storyteller/parse/targets.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
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

/** What stands on the sheet of whoever asks for it: coins, armor class, level, spells, slots, uses, things; else what the tale tells. */
export function tellSheet(action: HeroAction, writer: SceneWriter): string[] {
  const { actor, asked, clauses } = action;
  const subject = asked?.subject ?? clauses.join(' ').toLowerCase();
  const isArmor = /\b(?:armou?r|ac)\b/.test(subject);
  if (isArmor && actor.sheet) return [`The armor class of ${actor.name} is ${actor.sheet.armorClass}.`];
  if (money.test(subject) && actor.card) return purse(action, writer);
  const told = actor.card && fromCard(subject, actor.name, actor.card);
  return told ?? tellAnswer(writer, action) ?? ['That stands on your sheet.'];
}
