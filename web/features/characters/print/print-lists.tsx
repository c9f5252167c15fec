import { capitalize } from '#domain/text/capitalize.ts';
import type { ClassCasting } from '#domain/character/sheet/spellcasting.ts';
import type { Character } from '#domain/character/character.ts';
import { placeNames } from '#domain/character/inventory/place-names.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { bonusText, damageText } from '#web/features/characters/sheet/figures/figure-text.ts';
import { coinText, itemFacts, poundsOf } from '#web/features/characters/inventory/items-text.ts';
import { backText } from '#web/features/characters/sheet/effects/back-text.ts';
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

/** Everything that is carried, and the purse. */
export function PrintGear({ character, sheet }: { character: Character; sheet: Sheet }) {
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
              {item.place === 'pack' ? itemFacts(item) : `${placeNames[item.place]}, ${itemFacts(item)}`}
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

/** Casting, slots to tick, and the spells by level. */
export function PrintSpells({ character, sheet: { spellcasting } }: { character: Character; sheet: Sheet }) {
  const spells = knownSpellsOf(character);
  const resting = spells.filter(({ prepared }) => !prepared);
  return (
    <>
      {spellcasting !== null && (
        <p className="mb-1">
          {character.circle !== null && `Circle of the ${character.circle.land} land. `}
          {spellcasting.classes.map((way) => castingText(way, spellcasting.classes.length > 1)).join(' ')}{' '}
          {spellcasting.slots.map(({ level, total, pact }) => `${pact ? 'Pact, level' : 'Level'} ${level} ${'☐'.repeat(total)}`).join('  ')}
        </p>
      )}
      {spellGroups(
        character,
        spells.filter(({ prepared }) => prepared),
      ).map(({ name, spells: ofClass }) => (
        <div key={name ?? ''}>
          {name !== null && <p className="mt-1 font-semibold">{name}</p>}
          <SpellLines character={{ spells: ofClass }} />
        </div>
      ))}
      {resting.length > 0 && (
        <div className="mt-1.5 text-[0.625rem]">
          <p className="font-semibold">Unprepared spells</p>
          <SpellLines character={{ spells: resting }} />
        </div>
      )}
    </>
  );
}

function SpellLines({ character }: { character: Pick<Character, 'spells'> }) {
  return spellsByLevel(character).map(([level, spells]) => (
    <p key={level}>
      <span className="font-semibold">{levelText(level)}:</span>{' '}
      {spells.map(({ spell }) => `${spell.name}${spell.concentration ? ' (C)' : ''}${spell.ritual ? ' (R)' : ''}`).join(', ')}
    </p>
  ));
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
