import { withArticle } from '#domain/text/noun-text.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { lastingText } from '#domain/character/effects/lasting-text.ts';
import { tellChange } from '#domain/rules/activity/tell/tell-change.ts';
import type { SlotRow } from '#domain/character/sheet/class-casting.ts';
import type { ClassCasting } from '#domain/character/sheet/spellcasting.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { placeNames } from '#domain/character/inventory/place-names.ts';
import type { ItemNumbers } from '#domain/character/shown/item-numbers.ts';
import type { ListedSpell } from '#domain/character/shown/listed-spells.ts';
import type { Paper } from '#domain/character/shown/paper.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { bonusText, damageText } from '#web/features/characters/sheet/figures/figure-text.ts';
import { coinText, itemFacts, poundsOf } from '#web/features/characters/inventory/item-facts.ts';
import { backText } from '#domain/character/shown/back-text.ts';
import { levelText, spellGroups, spellsByLevel } from '#web/features/characters/sheet/spells/spell-text.ts';

const cell = 'py-0.5 pr-2 text-left align-top';

/** Attacks as a table. */
export function PrintAttacks({ sheet: { attacks } }: { sheet: Sheet }) {
  return (
    <table className="figures w-full">
      <thead className="text-[0.5625rem]">
        <tr>
          {['Weapon', 'To hit', 'Damage', 'Range'].map((heading) => (
            <th key={heading} scope="col" className={`${cell} font-normal`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {attacks.map((attack) => (
          <tr key={attack.itemId ?? 'hands'} className="border-t border-current/30">
            <td className={`${cell} font-semibold`}>{attack.name}</td>
            <td className={cell}>{bonusText(attack.toHit.value)}</td>
            <td className={cell}>
              {damageText(attack.dice, attack.damage.value)} {attack.damageType}
            </td>
            <td className={cell}>{attack.range}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What can be done between rests, with boxes to tick. */
export function PrintUses({ sheet: { uses } }: { sheet: Sheet }) {
  return (
    <ul>
      {uses.map(({ id, name, total, back }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{name}</span>
          <span>{total <= 8 ? '☐'.repeat(total) : `${total}`}</span>
          <span className="text-[0.625rem]">{backText(back)}</span>
        </li>
      ))}
    </ul>
  );
}

const noNumbers: ItemNumbers = { damage: null, damageType: null, armorClass: null, isShield: false };
const factsIn = (items: Paper['items'], item: Item) => itemFacts(item, items[item.id] ?? noNumbers);

/** Everything that is carried, and the purse. */
export function PrintGear({ paper: { character, sheet, items } }: { paper: Paper }) {
  const { inventory, coins } = character;
  return (
    <>
      <ul className="columns-2 gap-4">
        {inventory.map((item) => (
          <li key={item.id} className="break-inside-avoid">
            <span className="font-semibold">
              {item.name}
              {item.quantity > 1 && ` × ${item.quantity}`}
            </span>{' '}
            <span className="text-[0.625rem]">
              {[item.place === 'pack' ? [] : placeNames[item.place], item.attuned ? 'attuned' : [], factsIn(items, item)].flat().join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1">
        {coinText(coins) || 'No coins'}. {poundsOf(sheet.load.carried)} of {poundsOf(sheet.load.capacity)} lb.
      </p>
    </>
  );
}

/** What a class casts with: "With wisdom, save DC 13, attack +5." */
function castingText({ class: of, ability, saveDifficulty, attack }: ClassCasting, isOneOfSeveral: boolean): string {
  const whose = isOneOfSeveral ? `${capitalize(of)} spells with` : 'With';
  return `${whose} ${ability}, save DC ${saveDifficulty.value}, attack ${bonusText(attack.value)}.`;
}

/** Slots of a level: a box for each, those that are spent crossed out. */
function slotText({ level, total, left, pact }: SlotRow): string {
  return `${pact ? 'Pact, level' : 'Level'} ${level} ${'☒'.repeat(Math.max(0, total - left))}${'☐'.repeat(left)}`;
}

/** Casting, slots to tick, and the spells by level. */
export function PrintSpells({ paper: { character, sheet, spells } }: { paper: Paper }) {
  const { spellcasting } = sheet;
  const resting = spells.filter(({ prepared }) => !prepared);
  const ready = spells.filter(({ prepared }) => prepared);
  return (
    <>
      {spellcasting !== null && (
        <p className="mb-1">
          {character.circle !== null && `Circle of the ${character.circle.land} land. `}
          {spellcasting.classes.map((way) => castingText(way, spellcasting.classes.length > 1)).join(' ')}{' '}
          {spellcasting.slots.map(slotText).join('  ')}
        </p>
      )}
      {spellGroups(spellcasting?.classes ?? [], ready).map(({ name, spells: ofClass }) => (
        <div key={name ?? ''}>
          {name !== null && <p className="mt-1 font-semibold">{name}</p>}
          <SpellLines spells={ofClass} />
        </div>
      ))}
      {resting.length > 0 && (
        <div className="mt-1.5 text-[0.625rem]">
          <p className="font-semibold">Unprepared spells</p>
          <SpellLines spells={resting} />
        </div>
      )}
    </>
  );
}

/** What one looks a spell up for at the table, in short: "bonus action, 60 feet, C, R". */
function printedFacts({ castingTime, range, concentration, ritual }: ListedSpell['spell']): string {
  const time = castingTime.startsWith('action') ? [] : [castingTime];
  return [...time, range, ...(concentration ? ['C'] : []), ...(ritual ? ['R'] : [])].join(', ');
}

function SpellLines({ spells }: { spells: readonly ListedSpell[] }) {
  return spellsByLevel(spells).map(([level, ofLevel]) => (
    <p key={level}>
      <span className="font-semibold">{levelText(level)}:</span>{' '}
      {ofLevel.map(({ spell }) => `${spell.name} (${printedFacts(spell)})`).join(', ')}
    </p>
  ));
}

/** What lasts on somebody now: what it changes, and for how long. What items do stands with the items. */
export function PrintEffects({ effects }: { effects: Character['activeEffects'] }) {
  return (
    <ul className="columns-2 gap-4 text-[0.6875rem]">
      {effects.map(({ id, name, changes, text, duration, held, shape }) => (
        <li key={id} className="break-inside-avoid">
          <span className="font-semibold">{name}</span> ({lastingText(duration)}
          {held && ', with concentration'}){': '}
          {[shape ? `in the shape of ${withArticle(shape.name)}` : [], ...changes.map(tellChange), text === '' ? [] : text]
            .flat()
            .join('; ')
            .replace(/\.$/, '') || 'lasts'}
          .
        </li>
      ))}
    </ul>
  );
}

/** Features in two columns. */
export function PrintFeatures({ sheet: { features } }: { sheet: Sheet }) {
  return (
    <dl className="columns-2 gap-4 text-[0.6875rem]">
      {features.map(({ name, line }, index) => (
        <div key={index} className="break-inside-avoid">
          <dt className="inline font-semibold">{name}. </dt>
          <dd className="inline">{line}</dd>
        </div>
      ))}
    </dl>
  );
}
